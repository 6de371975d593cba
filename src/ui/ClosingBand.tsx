import { useId } from 'react'
import type { Closing } from '../content/types.ts'
import { ActionLink } from './ActionLink.tsx'
import styles from './ClosingBand.module.css'
import { Paragraph } from './Prose.tsx'

export function ClosingBand({ heading, lede, action }: Closing) {
  const id = useId()
  return (
    <section className={`sea ${styles.band}`} aria-labelledby={id}>
      <div className="spread fold">
        <h2 id={id}>{heading}</h2>
        <div className={`stack ${styles.act}`}>
          <Paragraph className="lede">{lede}</Paragraph>
          <ActionLink {...action} />
        </div>
      </div>
    </section>
  )
}
