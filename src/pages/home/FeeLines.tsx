import { evidenceLabels } from '../../content/evidence-labels.ts'
import { amount, exampleOrder } from '../../content/example-order.ts'
import { exampleFee } from '../../content/fees.ts'
import styles from './LandedQuoteSheet.module.css'

/** Below the landed price, which is in cents per unit: the owner's fee, and the total. */
export function FeeLines({ landed }: { landed: number }) {
  const { currency } = exampleOrder
  const fee = exampleFee()
  if (!fee) return null
  return (
    <div className={styles.fees}>
      <p className={`cluster ${styles.fee}`}>
        <span>{fee.label}</span>{' '}
        <strong>{currency + amount(fee.amount)}</strong>
      </p>
      <p className={`cluster ${styles.fee}`}>
        <strong>{evidenceLabels.fees.total}</strong>{' '}
        <strong>{currency + amount(landed + fee.amount)}</strong>
      </p>
    </div>
  )
}
