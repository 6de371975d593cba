import type { ReactNode } from 'react'
import type { CallToAction } from '../content/types.ts'
import { Actions } from './ActionLink.tsx'
import styles from './PageHero.module.css'
import { Paragraph } from './Prose.tsx'

interface PageHeroProps {
  heading: string
  lede: string
  actions?: readonly CallToAction[]
  assurance?: string
  figure?: ReactNode
  proof?: ReactNode
  /**
   * The position of the picture on wide screens, by default the right half. `across`: below the
   * text, at full width. `rising`: like `across`, but the right half extends up beside the text.
   * `scene`: a full-bleed `rising`. `board`: in the right half, on a cardboard background.
   */
  layout?: 'across' | 'rising' | 'scene' | 'board'
  tone?: 'paper' | 'kraft' | 'sea'
}

export function PageHero(props: PageHeroProps) {
  const { heading, lede, actions, assurance, proof, figure } = props
  const { layout, tone = 'paper' } = props
  return (
    <div className={`${styles.hero} ${layout ? styles[layout] : ''} ${tone}`}>
      <div className="spread fold">
        <div className={`stack ${layout === 'across' ? 'fold' : ''} ${styles.words}`}>
          <h1>{heading}</h1>
          <Paragraph className="lede">{lede}</Paragraph>
          {actions && <Actions actions={actions} />}
          {assurance && <p className="soft small">{assurance}</p>}
          {proof}
        </div>
        {figure && <div className={styles.figure}>{figure}</div>}
      </div>
    </div>
  )
}
