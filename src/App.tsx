// This import must come first: it declares the order of the cascade layers.
import './styles/global.css'
import { Router } from 'wouter'
import { CurrentPage } from './navigation/CurrentPage.tsx'
import { usePageLocation } from './navigation/use-page-location.ts'
import { ErrorBoundary } from './shell/ErrorBoundary.tsx'
import { Shell } from './shell/Shell.tsx'

/** The root component. `ssrPath` is the path of the page that is being prerendered. */
export function App(props: { ssrPath?: string }) {
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
