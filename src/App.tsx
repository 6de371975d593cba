// Imported first, because it declares the order of the cascade layers.
import './styles/global.css'
import { Router } from 'wouter'
import { CurrentPage } from './navigation/CurrentPage.tsx'
import { usePageLocation } from './navigation/use-page-location.ts'
import { ErrorBoundary } from './shell/ErrorBoundary.tsx'
import { Shell } from './shell/Shell.tsx'

interface AppProps {
  /** The path to render while prerendering. */
  ssrPath?: string
}

export function App(props: AppProps) {
  return (
    <Router hook={usePageLocation} {...props}>
      <ErrorBoundary>
        <Shell>
          <CurrentPage />
        </Shell>
      </ErrorBoundary>
    </Router>
  )
}
