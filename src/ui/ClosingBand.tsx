import { useId } from 'react'
import type { Closing } from '../content/types.ts'
import { ActionLink } from './ActionLink.tsx'
import styles from './ClosingBand.module.css'
import { Drawing } from './drawings/Drawing.tsx'
import { Paragraph } from './Prose.tsx'

interface ClosingBandProps extends Closing {
  /** A drawing in an SVG file. Only wide screens show it. */
  figure?: { viewBox: string; href: string }
}

export function ClosingBand({ heading, lede, action, figure }: ClosingBandProps) {
  const id = useId()
  return (
    <section className={`sea ${styles.band}`} aria-labelledby={id}>
      <div className={`spread fold ${figure ? styles.drawn : ''}`}>
        <h2 id={id}>{heading}</h2>
        <div className={`stack ${styles.act}`}>
          <Paragraph className="lede">{lede}</Paragraph>
          <ActionLink {...action} />
        </div>
        {figure && (
          <Drawing viewBox={figure.viewBox} className={`daylight ${styles.figure}`}>
            <use href={figure.href} />
          </Drawing>
        )}
      </div>
    </section>
  )
}
