import { Suspense, use, useDeferredValue, ViewTransition } from 'react'
import { useLocation } from 'wouter'
import { findRoute, type Route } from '../routes.ts'
import { loadPage } from './load-page.ts'
import { useArrival } from './use-arrival.ts'

/**
 * The page at the current location. While the next page's chunk is on its way the deferred value
 * keeps the old page on screen, so that no placeholder ever flashes.
 */
export function CurrentPage() {
  const [location] = useLocation()
  const shown = useDeferredValue(location)
  return (
    <Suspense>
      <ViewTransition>
        <RoutedPage route={findRoute(shown)} location={shown} />
      </ViewTransition>
    </Suspense>
  )
}

function RoutedPage({ route, location }: { route: Route; location: string }) {
  const { Page, head } = use(loadPage(route))
  useArrival(location, head.title)
  return <Page key={location} />
}
