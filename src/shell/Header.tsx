import { useCallback, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { shell } from '../content/shell.ts'
import { navigationLinks } from '../routes.ts'
import styles from './Header.module.css'
import { Wordmark } from './Wordmark.tsx'

const { navigation } = shell

/** On small screens, the navigation is a popover, because popovers work without JavaScript. */
export function Header() {
  const [location] = useLocation()
  const toggle = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  // Until hydration, `open` is undefined, so React omits `aria-expanded`, and the browser itself
  // tells screen readers whether the popover is open.
  const [open, setOpen] = useState<boolean>()

  const closeMenu = useCallback(() => menu.current?.hidePopover?.(), [])
  // The menu also closes when the visitor goes Back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run when the location changes
  useEffect(() => closeMenu, [location])

  useEffect(() => {
    // The visitor may have opened the menu before hydration. Browsers without popovers reject the
    // selector `:popover-open`, so check for `hidePopover` first. Remove this check in 2027.
    setOpen(
      !!menu.current?.hidePopover && menu.current.matches(':popover-open'),
    )
    // Close the menu when the viewport becomes wide enough to hide the close button.
    const closeWithoutToggle = () => {
      if (toggle.current && getComputedStyle(toggle.current).display === 'none')
        closeMenu()
    }
    addEventListener('resize', closeWithoutToggle)
    return () => removeEventListener('resize', closeWithoutToggle)
  }, [closeMenu])

  return (
    <header className={styles.header}>
      <div className={`spread ${styles.bar}`}>
        <Link href="/" className={styles.logo}>
          <Wordmark />
        </Link>
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          popoverTarget="menu"
          aria-expanded={open}
        >
          {navigation.toggle}
        </button>
        <div
          id="menu"
          ref={menu}
          popover="auto"
          className={styles.menu}
          onToggle={(event) => setOpen(event.newState === 'open')}
        >
          <nav aria-label={navigation.label}>
            <ul className={styles.links}>
              {navigationLinks.map(({ path, nav }) => (
                <li key={path}>
                  <Link
                    href={path}
                    aria-current={path === location ? 'page' : undefined}
                    onClick={closeMenu}
                  >
                    {nav}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <Link
            href={navigation.quote.href}
            className={`button ${styles.quote}`}
            onClick={closeMenu}
          >
            {navigation.quote.label}
          </Link>
        </div>
      </div>
    </header>
  )
}
