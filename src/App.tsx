// Import these styles first, because they declare the order of the cascade layers.
import './styles/global.css'
import { Suspense, useEffect } from 'react'
import { Router, useLocation } from 'wouter'
import { useLateCode } from './late-code.ts'
import {
  announceHydration,
  codeOf,
  isLoaded,
  loadedPage,
} from './navigation/load-page.ts'
import { useArrival } from './navigation/use-arrival.ts'
import { usePageLocation } from './navigation/use-page-location.ts'
import { findRoute, type Route } from './routes.ts'
import { ErrorBoundary } from './shell/ErrorBoundary.tsx'
import { Shell } from './shell/Shell.tsx'
import { useInteractionKept } from './shell/use-interaction-kept.ts'

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
  const route = findRoute(location)
  useArrival(
    location,
    isLoaded(route) ? loadedPage(route).content.head.title : undefined,
  )
  return (
    <main key={location} id="main" tabIndex={-1}>
      {route.hydratesAtOnce ? (
        <LoadedPage route={route} />
      ) : (
        <Suspense>
          <LoadedPage route={route} />
        </Suspense>
      )}
    </main>
  )
}

function LoadedPage({ route }: { route: Route }) {
  useInteractionKept()
  const { Page } = useLateCode(codeOf(route))
  useEffect(() => announceHydration(), [])
  return <Page />
}
