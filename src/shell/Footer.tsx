import { Link } from 'wouter'
import { inShell } from '../content/given.ts'
import { shell } from '../content/shell.ts'
import type { LinkGroup } from '../content/types.ts'
import { site } from '../site.ts'
import { CompanyFacts } from '../ui/CompanyFacts.tsx'
import styles from './Footer.module.css'
import { useHydrated } from './use-hydrated.ts'
import { Wordmark } from './Wordmark.tsx'

const { emailLabel, rights } = shell.footer
const allGroups: readonly LinkGroup[] = shell.footer.groups
const groups = allGroups.filter(({ links }) => links.length > 0)
// Some company names already end in a full stop, as in "Ltd."
const owner = (inShell.legalName || site.name).replace(/\.?$/, '.')

/** Returns the class for a name whose longest word is too wide at the usual size. */
function sizeOfName(): string {
  const widths = site.name.split(/\s+/).map((word) => {
    const capitals = word.match(/\p{Lu}/gu) ?? []
    return word.length + capitals.length / 3
  })
  const width = Math.max(...widths)
  if (width < 12) return ''
  return ` ${width <= 15 ? styles.long : styles.longest}`
}

export function Footer() {
  const isHydrated = useHydrated()
  return (
    <footer className={`sea ${styles.footer}`}>
      <div className={`spread fit ${styles.sheet}${sizeOfName()}`}>
        <div className={`stack ${styles.contact}`}>
          <p className="title">{site.tagline}</p>
          <p>
            <span className="label">{emailLabel}</span>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </p>
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
        <Wordmark />
        <div className="soft small">
          <CompanyFacts />
          {/* The HTML shows the build year. The key makes React replace the `<p>` after hydration,
              so that the visitor sees the current year. */}
          <p key={String(isHydrated)} suppressHydrationWarning>
            {`© ${new Date().getFullYear()} ${owner} ${rights}`}
          </p>
        </div>
      </div>
    </footer>
  )
}
