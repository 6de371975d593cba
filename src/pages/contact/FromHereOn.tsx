import { evidenceLabels } from '../../content/evidence-labels.ts'
import { feeInShort } from '../../content/fees.ts'
import { termsAbout } from '../../content/terms.ts'
import { Prose } from '../../ui/Prose.tsx'

/** Under the button: what the visitor pays from here on. */
export function FromHereOn() {
  const { heading, quote, order, goods } = evidenceLabels.fromHere
  const [payment] = termsAbout('payment')
  const fee = feeInShort()
  if (!fee && !payment) return null
  const sentences = [
    quote,
    fee && `${order} ${fee}.`,
    payment &&
      (payment.inShort ? `${goods} ${payment.inShort}.` : payment.answer),
  ].filter(Boolean)
  return (
    <p>
      <strong>{heading}</strong> <Prose>{sentences.join(' ')}</Prose>
    </p>
  )
}
