import type { ReactNode } from 'react'
import type { CallToAction } from '../content/types.ts'
import { Actions } from './ActionLink.tsx'
import styles from './PageHero.module.css'
import { Headline, Prose } from './Prose.tsx'

interface PageHeroProps {
  heading: string
  lede: string
  actions?: readonly CallToAction[]
  assurance?: string
  /** The picture that belongs to this page alone. */
  figure?: ReactNode
  /** What shows that the company is real. */
  proof?: ReactNode
  /**
   * How the picture stands to the words, if not beside them in the second half of the page: `across`
   * the whole width beneath them, or `rising`, across it with its second half beside them. A `scene` is
   * the ground that the words stand over: its tall part rises in the second half. A `board` is a side of
   * cardboard, on which the picture lies.
   */
  layout?: 'across' | 'rising' | 'scene' | 'board'
  tone?: 'paper' | 'kraft' | 'sea'
}

/** The top of a page: its heading, one sentence, the way to a quote, and its picture. */
export function PageHero(props: PageHeroProps) {
  const { heading, lede, actions = [], assurance, proof, figure } = props
  const { layout, tone = 'paper' } = props
  return (
    <div className={`${styles.hero} ${layout ? styles[layout] : ''} ${tone}`}>
      <div className="spread fold">
        <div className={`stack ${styles.words}`}>
          <Headline as="h1">{heading}</Headline>
          <Prose className="lede">{lede}</Prose>
          <Actions actions={actions} />
          {assurance && <p className={`soft ${styles.assurance}`}>{assurance}</p>}
          {proof}
        </div>
        {figure && <div className={styles.figure}>{figure}</div>}
      </div>
    </div>
  )
}
