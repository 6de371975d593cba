import { type ReactNode, useState } from 'react'
import { shell } from '../content/shell.ts'
import { RouteAnnouncer } from '../navigation/RouteAnnouncer.tsx'
import { findRoute } from '../routes.ts'
import { Toasts } from '../toasts/Toasts.tsx'
import { FloatingQuote } from './FloatingQuote.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import styles from './Shell.module.css'

interface ShellProps {
  /** The path of the page that is shown. */
  location: string
  children: ReactNode
}

/** The parts that stay when the page changes: header, footer, floating quote button, toasts, announcer. */
export function Shell({ location, children }: ShellProps) {
  const [quoteDismissed, setQuoteDismissed] = useState(false)
  const offersQuote = !quoteDismissed && !findRoute(location).hidesQuoteButton
  return (
    <>
      <a className={`visually-hidden button ${styles.skip}`} href="#main">
        {shell.skipLink}
      </a>
      <Header location={location} />
      {children}
      <Footer />
      {offersQuote && <FloatingQuote onDismiss={() => setQuoteDismissed(true)} />}
      <Toasts />
      <RouteAnnouncer />
    </>
  )
}
