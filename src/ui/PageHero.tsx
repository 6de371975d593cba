import type { ReactNode } from 'react'
import { hasRecord, hasTerms } from '../content/given.ts'
import type { Hero, LabelField } from '../content/types.ts'
import { stillPart } from '../late-code.ts'
import { Actions } from './Actions.tsx'
import { Answers } from './Answers.tsx'
import type { Offer } from './CompanyStrip.tsx'
import styles from './PageHero.module.css'
import { Paragraph } from './Prose.tsx'

const CompanyStrip = stillPart(
  async () => (await import('./CompanyStrip.tsx')).CompanyStrip,
)

interface PageHeroProps extends Hero {
  figure?: ReactNode
  proof?: ReactNode
  /** The owner's photo, under the words. */
  photo?: ReactNode
  /** The band under the hero of a service, which begins with the owner's terms. */
  facts?: readonly LabelField[]
  /** What a page with `facts` offers. */
  offer?: Offer
  /** What is beside the words instead of a figure. */
  beside?: ReactNode
  /** With `scene`, the figure is as wide as the screen. Otherwise, it is in the right half. */
  layout?: 'scene' | undefined
  className?: string | undefined
}

export function PageHero(props: PageHeroProps) {
  const {
    heading,
    lede,
    actions,
    assurance,
    proof,
    photo,
    figure,
    beside,
    facts,
    offer = 'service',
    layout,
    className = '',
  } = props
  const hero = (
    <div
      className={`${styles.hero} ${layout ? styles[layout] : ''} ${className}`}
    >
      <div className="spread fold">
        <div className={`stack ${styles.words}`}>
          <h1>{heading}</h1>
          <Paragraph className="lede">{lede}</Paragraph>
          {actions && <Actions {...actions} />}
          {assurance && <p className="soft small">{assurance}</p>}
          {proof}
          {photo}
        </div>
        {beside}
        {figure && (
          <div className={layout && `on-edge ${styles.figure}`}>{figure}</div>
        )}
      </div>
    </div>
  )
  return (
    <>
      {hero}
      {(hasRecord || hasTerms) && <CompanyStrip offer={facts && offer} />}
      {facts && <Answers entries={facts} as="band" />}
    </>
  )
}
