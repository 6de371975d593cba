// Import these styles first, because they declare the order of the cascade layers.
import './styles/global.css'
import { Router, useLocation } from 'wouter'
import { loadedPage } from './navigation/load-page.ts'
import { useArrival } from './navigation/use-arrival.ts'
import { usePageLocation } from './navigation/use-page-location.ts'
import { findRoute } from './routes.ts'
import { ErrorBoundary } from './shell/ErrorBoundary.tsx'
import { Shell } from './shell/Shell.tsx'

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

function CurrentPage() {
  const [location] = useLocation()
  const { Page, content } = loadedPage(findRoute(location))
  useArrival(location, content.head.title)
  return (
    <main key={location} id="main" tabIndex={-1}>
      <Page />
    </main>
  )
}
