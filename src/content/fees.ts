import { evidence } from './evidence.ts'
import { evidenceLabels } from './evidence-labels.ts'
import {
  amount,
  chosenSupplier,
  exampleOrder,
  landedCosts,
} from './example-order.ts'
import type { Fee, Plan } from './types.ts'

/** Returns the cents per unit of the example order on which a percentage is charged. */
function chargedOn({ percentOf }: Fee): number {
  const { unit, landed } = landedCosts(chosenSupplier)
  return percentOf === 'landed price' ? landed : unit
}

/** Writes an amount without the cents if they are zero. */
export function money(cents: number): string {
  return exampleOrder.currency + amount(cents).replace(/\.00$/, '')
}

/** Owners write amounts in the currency's main unit. */
const inCents = (fee: number) => Math.round(fee * 100)

/** Describes a fee in a few words. Returns undefined if the owner hasn't given the fee. */
export function describeFee(
  plan: Plan,
  fee: Fee = evidence.fees[plan],
): string | undefined {
  const fixed = fee.amount && `${money(inCents(fee.amount))} ${evidenceLabels.fees.each[plan]}`
  const share =
    fee.percent &&
    `${fee.percent}% ${evidenceLabels.fees.of[fee.percentOf ?? '']}`
  const parts = [fixed, share].filter(Boolean).join(` ${evidenceLabels.fees.and} `)
  if (!parts) return undefined
  return fee.minimum
    ? `${parts}, ${evidenceLabels.fees.atLeast} ${money(inCents(fee.minimum))}`
    : parts
}

/**
 * Returns what a plan costs for one order, in cents: the fixed amount, plus the percentage or the
 * minimum, whichever is larger. Returns undefined if the owner hasn't given the fee.
 */
export function costOf(fee: Fee, orderInCents: number): number | undefined {
  if (!fee.amount && !fee.percent) return undefined
  const share = Math.round((orderInCents * (fee.percent ?? 0)) / 100)
  return inCents(fee.amount ?? 0) + Math.max(share, inCents(fee.minimum ?? 0))
}

export function costOfExample(
  plan: Plan,
  fee: Fee = evidence.fees[plan],
): number | undefined {
  return costOf(fee, chargedOn(fee) * exampleOrder.quantity)
}

const plans = ['commission', 'perProject', 'monthly'] as const

/** The plan that the example quote and the short texts use: the first with a fee. */
function usedPlan(): Plan | undefined {
  return plans.find((plan) => describeFee(plan))
}

export function feeInShort(): string | undefined {
  const plan = usedPlan()
  return plan && describeFee(plan)
}

/** Returns the fee's line in the example quote. The amount is in cents per unit. */
export function exampleFee() {
  const plan = usedPlan()
  const cost = plan && costOfExample(plan)
  if (!cost) return undefined
  return {
    label: `${evidenceLabels.fee}, ${shortName(plan)}`,
    amount: Math.round(cost / exampleOrder.quantity),
  }
}

function shortName(plan: Plan): string | undefined {
  const fee = evidence.fees[plan]
  const { percent, minimum } = fee
  if (plan !== 'commission') return describeFee(plan)
  const least = inCents(minimum ?? 0)
  return costOfExample(plan) === least
    ? `${evidenceLabels.fees.minimum} ${money(least)}`
    : `${percent}% ${evidenceLabels.fees.ofAmount} ${money(chargedOn(fee))}`
}
