import { hasFee } from '../../content/given.ts'
import type { PricingPlan } from '../../content/types.ts'
import { balancedRows } from '../../ui/balanced-rows.ts'
import { Paragraph, Prose } from '../../ui/Prose.tsx'
import { PlanCost } from './PlanCost.tsx'
import styles from './PricingTickets.module.css'

export function PricingTickets({ plans }: { plans: readonly PricingPlan[] }) {
  return (
    <ul className={`${styles.tickets} ${balancedRows(plans.length)}`}>
      {plans.map(({ title, plan, bestFor, description, features }) => (
        <li key={title} className={`daylight tears ${styles.ticket}`}>
          <h3 className="title">{title}</h3>
          <p className={`soft ${styles.bestFor}`}>{bestFor}</p>
          <div className={`stack ${styles.body}`}>
            {hasFee && plan && <PlanCost plan={plan} />}
            <Paragraph>{description}</Paragraph>
            <ul className={`small ${styles.features}`}>
              {features.map((feature) => (
                <li key={feature}>
                  <Prose>{feature}</Prose>
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  )
}
