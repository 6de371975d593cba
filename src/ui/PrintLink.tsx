import styles from './PrintLink.module.css'

interface PrintLinkProps {
  /** The element that is printed, which is the parent of this link. */
  href: `#${string}`
  label: string
}

/** Prints one sheet: the link makes the sheet the page's target, and only the target is printed. */
export function PrintLink({ href, label }: PrintLinkProps) {
  return (
    <p className={styles.print}>
      <a href={href} onClick={() => setTimeout(() => window.print())}>
        {label}
      </a>
    </p>
  )
}
