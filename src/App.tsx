// The first import, because it declares the order of the cascade layers.
import './styles/global.css'
import { Router } from 'wouter'
import { CurrentPage } from './navigation/CurrentPage.tsx'
import { usePageLocation } from './navigation/use-page-location.ts'
import { ErrorBoundary } from './shell/ErrorBoundary.tsx'
import { Shell } from './shell/Shell.tsx'

/** The site. `ssrPath` is the path of the page during prerendering. */
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
