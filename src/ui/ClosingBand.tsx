import { useId } from 'react'
import { Link } from 'wouter'
import type { Closing } from '../content/types.ts'
import styles from './ClosingBand.module.css'
import { Drawing } from './drawings/Drawing.tsx'
import { Paragraph } from './Prose.tsx'

export function ClosingBand(
  props: Closing & { figure?: { viewBox: string; href: string } },
) {
  const { heading, lede, action, figure } = props
  const id = useId()
  if (heading === '') return null
  return (
    <section className={`sea ${styles.band}`} aria-labelledby={id}>
      <div className={`spread fold ${figure ? styles.drawn : ''}`}>
        <h2 id={id}>{heading}</h2>
        <div className={`stack ${styles.act}`}>
          <Paragraph className="lede">{lede}</Paragraph>
          <Link href={action.href} className="button">
            {action.label}
          </Link>
        </div>
        {figure && (
          <Drawing
            viewBox={figure.viewBox}
            className={`daylight ${styles.figure}`}
          >
            <use href={figure.href} />
          </Drawing>
        )}
      </div>
    </section>
  )
}
