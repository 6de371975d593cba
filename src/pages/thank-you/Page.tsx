import { thankYou } from '../../content/thank-you.ts'
import type { PageContent } from '../../content/types.ts'
import { type SentInquiry, useDraft } from '../../inquiry/draft.ts'
import { fields } from '../../inquiry/fields.ts'
import { referenceOf } from '../../inquiry/reference.ts'
import { site } from '../../site.ts'
import { Actions } from '../../ui/Actions.tsx'
import { Answers } from '../../ui/Answers.tsx'
import { Desk } from '../../ui/Desk.tsx'
import { Paragraph } from '../../ui/Prose.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Steps } from '../../ui/Steps.tsx'
import styles from './Page.module.css'

export const content: PageContent = thankYou

export function Page() {
  const { hero, copy, next, actions } = thankYou
  const { sent } = useDraft()
  return (
    <Desk
      {...hero}
      lede={sent ? copy.received : hero.lede}
      sheet={<StampedCopy sent={sent} />}
    >
      {next.heading && next.steps.length > 0 && (
        <section className={`stack ruled ${styles.next}`}>
          <h2 className="title">{next.heading}</h2>
          <Steps steps={next.steps} />
        </section>
      )}
      <Actions {...actions} />
    </Desk>
  )
}

function StampedCopy({ sent }: { sent: SentInquiry | undefined }) {
  const { copy } = thankYou
  const amend = {
    label: copy.amend.label,
    value: <Paragraph>{copy.amend.text}</Paragraph>,
  }
  const entries = sent
    ? [
        { label: copy.referenceLabel, value: referenceOf(sent.id) },
        { label: copy.sentLabel, value: <Time at={sent.sentAt} /> },
        {
          label: copy.addressLabel,
          value: <Entry text={sent.inquiry.email} />,
        },
        {
          label: copy.dueLabel,
          value: (
            <p className={`headline ${styles.due}`}>
              <Time at={sent.sentAt} hoursLater={24} />
            </p>
          ),
        },
        ...answersOf(sent),
        amend,
      ]
    : [{ label: copy.addressLabel, value: copy.addressHere }, amend]
  return (
    <Sheet
      title={copy.title}
      stamp={sent ? copy.stamp : copy.stampHere}
      stampAt="top"
    >
      <Answers entries={entries} />
      {sent && 'print' in window && (
        <button
          type="button"
          className="text-button"
          onClick={() => window.print()}
        >
          {copy.print}
        </button>
      )}
    </Sheet>
  )
}

/** Shows an entry as the visitor wrote it. `Prose` would turn some words into links. */
function Entry({ text }: { text: string }) {
  return (
    <p dir="auto" className={styles.entry}>
      {text}
    </p>
  )
}

// Leaves out the email address, because the sheet already shows it under “We reply to”.
function answersOf({ inquiry }: SentInquiry) {
  return fields.flatMap(({ name, label }) => {
    const text = inquiry[name]
    return text && name !== 'email'
      ? [{ label, value: <Entry text={text} /> }]
      : []
  })
}

function Time({ at, hoursLater = 0 }: { at: number; hoursLater?: number }) {
  const time = new Date(at + hoursLater * 3_600_000)
  const format = new Intl.DateTimeFormat(site.language, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
  return <time dateTime={time.toISOString()}>{format.format(time)}</time>
}
