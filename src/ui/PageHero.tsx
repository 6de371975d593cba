import type { ReactNode } from 'react'
import type { CallToAction } from '../content/types.ts'
import { Actions } from './ActionLink.tsx'
import styles from './PageHero.module.css'
import { Paragraph } from './Prose.tsx'

interface PageHeroProps {
  heading: string
  lede: string
  actions: readonly CallToAction[]
  assurance?: string
  /** The page's own picture. */
  figure?: ReactNode
  /** The line of facts that prove that the company exists. */
  proof?: ReactNode
  /**
   * Where the picture goes, if not in the right half of the page, on wide screens: `across` is below
   * the words in full width; `rising` too, but its right half reaches up beside the words; a `scene`
   * is a full-bleed `rising`. `board` keeps the picture in the right half, on a ground of cardboard.
   */
  layout?: 'across' | 'rising' | 'scene' | 'board'
  tone?: 'paper' | 'kraft' | 'sea'
}

/** The top of a page: its heading, one sentence, the way to a quote, and its picture. */
export function PageHero(props: PageHeroProps) {
  const { heading, lede, actions, assurance, proof, figure } = props
  const { layout, tone = 'paper' } = props
  return (
    <div className={`${styles.hero} ${layout ? styles[layout] : ''} ${tone}`}>
      <div className="spread fold">
        <div className={`stack ${layout === 'across' ? 'fold' : ''} ${styles.words}`}>
          <h1>{heading}</h1>
          <Paragraph className="lede">{lede}</Paragraph>
          <Actions actions={actions} />
          {assurance && <p className="soft small">{assurance}</p>}
          {proof}
        </div>
        {figure && <div className={styles.figure}>{figure}</div>}
      </div>
    </div>
  )
}
