import { useCallback, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { shell } from '../content/shell.ts'
import { navigationLinks } from '../routes.ts'
import { site } from '../site.ts'
import styles from './Header.module.css'
import { HeaderPhone } from './HeaderPhone.tsx'
import { isWordmark, LogoPicture, OwnLogo } from './OwnLogo.tsx'
import { QuoteLink } from './QuoteLink.tsx'
import { useMeasuredWords, wordsOf } from './use-measured-words.ts'
import { Wordmark } from './Wordmark.tsx'

const { navigation } = shell
const name = ownLogo && isWordmark ? '' : site.name
const labels = navigationLinks.map(({ nav }) => nav)

/** If its words don't fit, the navigation is a popover. Popovers work without JavaScript. */
export function Header() {
  const [location] = useLocation()
  const header = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  // Until hydration, `open` is undefined, so React omits `aria-expanded`, and the browser itself
  // tells screen readers whether the popover is open.
  const [open, setOpen] = useState<boolean>()
  useMeasuredWords(header)

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
    // Close the menu when its words fit, because the button that closes it disappears.
    const closeWithoutToggle = () => {
      if (toggle.current && getComputedStyle(toggle.current).display === 'none')
        closeMenu()
    }
    // After Tab on the last link, the menu would cover the focused element.
    const closeBehindFocus = ({ target }: FocusEvent) => {
      const isAtMenu = menu.current?.contains(target as Node)
      if (target !== toggle.current && !isAtMenu) closeMenu()
    }
    const observer = new ResizeObserver(closeWithoutToggle)
    if (toggle.current) observer.observe(toggle.current)
    document.addEventListener('focusin', closeBehindFocus)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', closeBehindFocus)
    }
  }, [closeMenu])

  return (
    <header ref={header} className={styles.header}>
      <div className={`spread ${styles.fit}`}>
        <div
          className={styles.words}
          {...wordsOf([name, ...labels, navigation.quote.label])}
        >
          {ownLogo ? <LogoPicture /> : null}
        </div>
        <div className={styles.switch}>
          <div className={styles.bar}>
            <Link href="/" className={styles.logo}>
              {ownLogo ? <OwnLogo /> : <Wordmark />}
            </Link>
            <HeaderPhone place="bar" />
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
              <HeaderPhone place="menu" />
              <QuoteLink className={styles.quote} onClick={closeMenu} />
            </div>
          </div>
        </div>
      </div>
    </header>
  )
}
