import { evidenceLabels } from '../content/evidence-labels.ts'
import type { Reference } from '../content/types.ts'
import { Answers } from './Answers.tsx'
import { Paragraph } from './Prose.tsx'
import styles from './ReferenceSlip.module.css'

/** A customer who can be asked: the words, the order, and a link with a visible domain. */
export function ReferenceSlip(reference: Reference) {
  const labels = evidenceLabels.reference
  const { name, href, says, product, units, year } = reference
  const order = [
    { label: labels.product, value: product },
    { label: labels.units, value: units && thousands(units) },
    { label: labels.year, value: year },
  ].filter(({ value }) => value)
  return (
    <article className={`stack ruled ${styles.slip}`}>
      {says && (
        <blockquote className={styles.words} cite={href}>
          <Paragraph>{`“${says}”`}</Paragraph>
        </blockquote>
      )}
      <p>
        <strong>{name}</strong>
        <br />
        <a href={href}>{domainOf(href)}</a>
      </p>
      <Answers entries={order} as="record" />
    </article>
  )
}

function domainOf(href: string): string {
  return href.replace(/^https?:\/\/(www\.)?/, '').replace(/[/?#].*/, '')
}

function thousands(units: number): string {
  return String(units).replaceAll(/\B(?=(\d{3})+$)/g, ',')
}
