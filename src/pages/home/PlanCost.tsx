import { evidenceLabels } from '../../content/evidence-labels.ts'
import { costOfExample, describeFee, money } from '../../content/fees.ts'
import type { Plan } from '../../content/types.ts'
import styles from './PricingTickets.module.css'

/** The plan's fee, and what the plan costs for the example order, so that plans can be compared. */
export function PlanCost({ plan }: { plan: Plan }) {
  const cost = costOfExample(plan)
  if (cost === undefined) return null
  return (
    <div className={styles.cost}>
      <p className={styles.fee}>{describeFee(plan)}</p>
      <p className="cluster">
        <span className="small">{evidenceLabels.fees.forExample}</span>{' '}
        <strong className="title">{money(cost)}</strong>
      </p>
    </div>
  )
}
