import { Link } from 'wouter'
import type { CallToAction } from '../../content/types.ts'
import styles from './InlineLink.module.css'

/** A text link with an arrow. */
export function InlineLink({ label, href }: CallToAction) {
  return (
    <Link href={href} className={styles.link}>
      {label}
    </Link>
  )
}
