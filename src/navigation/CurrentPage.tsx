import { Suspense, use, useDeferredValue } from 'react'
import { useLocation } from 'wouter'
import { findRoute, type Route } from '../routes.ts'
import { loadedPage, loadPage } from './load-page.ts'
import { useArrival } from './use-arrival.ts'

/**
 * The page at the current location. A link's page is there before the location changes; with Back
 * and Forward its chunk may still be on its way, and then the deferred value keeps the old page on
 * screen, so that no placeholder ever flashes.
 */
export function CurrentPage() {
  const [location] = useLocation()
  const deferred = useDeferredValue(location)
  const shown = loadedPage(findRoute(location)) ? location : deferred
  return (
    <Suspense>
      <RoutedPage route={findRoute(shown)} location={shown} />
    </Suspense>
  )
}

function RoutedPage({ route, location }: { route: Route; location: string }) {
  const { Page, head } = loadedPage(route) ?? use(loadPage(route))
  useArrival(location, head.title)
  return <Page key={location} />
}
