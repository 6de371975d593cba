import { Link } from 'wouter'
import type { CallToAction } from '../../content/types.ts'
import styles from './InlineLink.module.css'

export function InlineLink({ label, href }: CallToAction) {
  return (
    <Link href={href} className={styles.link}>
      {label}
    </Link>
  )
}
