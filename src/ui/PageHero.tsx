import type { ReactNode } from 'react'
import type { Hero } from '../content/types.ts'
import { Actions } from './Actions.tsx'
import styles from './PageHero.module.css'
import { Paragraph } from './Prose.tsx'

interface PageHeroProps extends Hero {
  figure?: ReactNode
  proof?: ReactNode
  /** With `scene`, the figure is as wide as the screen. Otherwise, it is in the right half. */
  layout?: 'scene'
  className?: string | undefined
}

export function PageHero(props: PageHeroProps) {
  const {
    heading,
    lede,
    actions,
    assurance,
    proof,
    figure,
    layout,
    className = '',
  } = props
  return (
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
        </div>
        {figure && (
          <div className={layout && `on-edge ${styles.figure}`}>{figure}</div>
        )}
      </div>
    </div>
  )
}
