import { Link } from 'wouter'
import { contact } from '../../content/contact.ts'
import { hasContact, hasFee, hasTerms } from '../../content/given.ts'
import { labels } from '../../content/labels.ts'
import type { PageContent } from '../../content/types.ts'
import { InquiryForm } from '../../inquiry/InquiryForm.tsx'
import { stillPart } from '../../late-code.ts'
import { Answers } from '../../ui/Answers.tsx'
import { Desk } from '../../ui/Desk.tsx'
import { Paragraph } from '../../ui/Prose.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Stamp } from '../../ui/Stamp.tsx'
import { Steps } from '../../ui/Steps.tsx'
import styles from './Page.module.css'

const FromHereOn = stillPart(
  async () => (await import('./FromHereOn.tsx')).FromHereOn,
)
const WhoWeAre = stillPart(
  async () => (await import('./WhoWeAre.tsx')).WhoWeAre,
)

export const content: PageContent = contact

export function Page() {
  const { hero } = contact
  return (
    <>
      {hasContact ? (
        <Desk {...hero} sheet={<RequestSheet />} below={<CostAndIdea />}>
          <WhoWeAre />
        </Desk>
      ) : (
        <Desk {...hero} sheet={<RequestSheet />}>
          <CostAndIdea />
        </Desk>
      )}
      <BelowTheForm />
    </>
  )
}

function RequestSheet() {
  const { formTitle, form: words } = contact
  return (
    <Sheet title={formTitle}>
      <InquiryForm>
        <div className="soft small">
          <p>{words.note}</p>
          <p>
            {words.privacy.text}{' '}
            <Link href={words.privacy.link.href}>
              {words.privacy.link.label}
            </Link>
          </p>
          {(hasFee || hasTerms) && <FromHereOn />}
        </div>
      </InquiryForm>
    </Sheet>
  )
}

function CostAndIdea() {
  const { cost, idea } = contact
  return (
    <div className={`fit ${styles.beside}`}>
      {cost.heading && (
        <section className={`stack ruled ${styles.note}`}>
          <h2 className="title">{cost.heading}</h2>
          <p className={styles.word}>{cost.answer}</p>
          <Paragraph className="soft small">{cost.text}</Paragraph>
        </section>
      )}
      {idea.heading && (
        <section className={`stack ruled ${styles.note}`}>
          <h2 className="title">{idea.heading}</h2>
          <p className={styles.word}>
            <Stamp ink="passed">{idea.stamp}</Stamp>
          </p>
          <Paragraph className="soft small">{idea.text}</Paragraph>
        </section>
      )}
    </div>
  )
}

function BelowTheForm() {
  const { next, brief, replies, support } = contact
  return (
    <div className={`board ${styles.foot}`}>
      <div className="spread fold">
        {next.heading && next.steps.length > 0 && (
          <section className={`stack ruled ${styles.note}`}>
            <h2 className="title">{next.heading}</h2>
            <Steps steps={next.steps} />
          </section>
        )}
        {brief.heading && brief.lines.length > 0 && (
          <section className={`stack ruled ${styles.note} ${styles.example}`}>
            <h2 className="title">{brief.heading}</h2>
            <Sheet title={brief.title} kind={labels.example}>
              <Answers entries={brief.lines} />
            </Sheet>
          </section>
        )}
        {support.heading && (
          <section className={`stack ruled ${styles.note}`}>
            <h2 className="title">{support.heading}</h2>
            <Paragraph className="title">{support.address}</Paragraph>
            <Paragraph className="soft">{support.text}</Paragraph>
          </section>
        )}
        {replies.heading && replies.entries.length > 0 && (
          <section className={`stack ruled ${styles.note} ${styles.replies}`}>
            <h2 className="title">{replies.heading}</h2>
            <Paragraph>{replies.lede}</Paragraph>
            <Answers entries={replies.entries} as="pairs" />
          </section>
        )}
      </div>
    </div>
  )
}
