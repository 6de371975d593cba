import { Link } from 'wouter'
import { shell } from '../content/shell.ts'
import { site } from '../site.ts'
import { Wordmark } from '../ui/Wordmark.tsx'
import styles from './Footer.module.css'

const { groups, emailLabel, rights } = shell.footer

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={`spread ${styles.sheet}`}>
        <div className={styles.brand}>
          <Wordmark />
          <p>{site.tagline}</p>
        </div>
        {groups.map(({ heading, links }) => (
          <nav key={heading} aria-label={heading}>
            <h2 className="label">{heading}</h2>
            <ul className={styles.links}>
              {links.map(({ href, label }) => (
                <li key={href}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <p className={styles.contact}>
          <span className="label">{emailLabel}</span>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </p>
        <p className={styles.copyright}>{`© ${site.founded} ${site.name}. ${rights}`}</p>
      </div>
    </footer>
  )
}
