import type { ReactNode } from 'react'
import { shell } from '../content/shell.ts'
import { Toasts } from '../toasts/Toasts.tsx'
import { FloatingQuote } from './FloatingQuote.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import styles from './Shell.module.css'

export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <a className={`visually-hidden button ${styles.skip}`} href="#main">
        {shell.skipLink}
      </a>
      <Header />
      <Toasts />
      {children}
      <Footer />
      <FloatingQuote />
      {/* `useArrival` writes text into this live region. React doesn't overwrite the text, because the
          element has no React children. */}
      <p id="announcer" className="visually-hidden" aria-live="polite" />
    </>
  )
}
