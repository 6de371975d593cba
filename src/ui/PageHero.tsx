import { Fragment, type ReactNode } from 'react'
import type { CallToAction } from '../content/types.ts'
import { ActionLink } from './ActionLink.tsx'
import styles from './PageHero.module.css'
import { Prose } from './Prose.tsx'

interface PageHeroProps {
  heading: string
  lede: string
  actions?: readonly CallToAction[]
  assurance?: string
  /** The picture that belongs to this page alone. */
  figure?: ReactNode
}

/** The top of a page: its heading, one sentence, the way to a quote, and its picture. */
export function PageHero({ heading, lede, actions = [], assurance, figure }: PageHeroProps) {
  return (
    <div className={styles.hero}>
      <div className="spread" data-figure={figure ? true : undefined}>
        <div className={styles.words}>
          <h1>{sentencesOf(heading)}</h1>
          <p className="lede">
            <Prose>{lede}</Prose>
          </p>
          {actions.length > 0 && (
            <div className={styles.actions}>
              {actions.map((action, index) => (
                <ActionLink
                  key={action.label}
                  {...action}
                  kind={index === 0 ? 'primary' : 'quiet'}
                />
              ))}
            </div>
          )}
          {assurance && <p className={styles.assurance}>{assurance}</p>}
        </div>
        {figure && <div>{figure}</div>}
      </div>
    </div>
  )
}

/** A heading of several sentences breaks between them before it breaks inside one. */
function sentencesOf(heading: string): ReactNode {
  const sentences = heading.split(/(?<=\.) /)
  if (sentences.length === 1) return heading
  return sentences.map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 && ' '}
      <span className={styles.sentence}>{sentence}</span>
    </Fragment>
  ))
}
