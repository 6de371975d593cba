import { cartonCheck } from '../../content/carton-check.ts'
import type { WeightLimit } from '../../content/carton-limits.ts'
import { isOneUnit, type Measured } from './carton.ts'
import {
  describeLimit,
  describeWeight,
  gramsOf,
  gramsOver,
  tolerance,
} from './carton-units.ts'
import type { Check, Finding } from './check.ts'

const { reasons } = cartonCheck

export function checkWeight(measured: Measured): Check {
  const { limits } = measured
  const single = isOneUnit(measured) ? limits.oneUnit.weight : undefined
  const rule = single ?? limits.weight
  return {
    name: cartonCheck.weight.name,
    source: rule,
    isUnconfirmed: limits.isUnconfirmed ?? false,
    ...compareWeight(measured, rule),
  }
}

function compareWeight(measured: Measured, rule: WeightLimit): Finding {
  const { weight, system, limits } = measured
  const limit = describeLimit(rule, system)
  if (weight.is === 'unclear')
    return { state: 'unclear', reason: weight.question }
  if (weight.is === 'blank')
    return { state: 'blank', reason: reasons.enterWeight(limit) }
  const carton = describeWeight(weight.value, system)
  if (weight.value <= gramsOf(rule) + tolerance)
    return { state: 'passed', reason: reasons.weight(carton, limit) }
  if (isOneUnit(measured) && !limits.oneUnit.weight)
    return { state: 'exempt', reason: reasons.oneUnitWeight(limit) }
  const over = describeWeight(gramsOver(weight.value, rule, system), system)
  return { state: 'failed', reason: reasons.tooHeavy(carton, over, limit) }
}
