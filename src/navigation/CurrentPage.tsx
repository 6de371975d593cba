import { Suspense, use, useDeferredValue } from 'react'
import { useLocation } from 'wouter'
import { findRoute } from '../routes.ts'
import { loadedPage, loadPage } from './load-page.ts'
import { useArrival } from './use-arrival.ts'

/**
 * The page at the current location, however the visitor got there: by a link, Back or Forward. A
 * page whose code is there is shown at once. While the code is on its way the old page stays on
 * screen, and only the last location that was chosen is shown: React gives up the others.
 */
export function CurrentPage() {
  const [location] = useLocation()
  const deferred = useDeferredValue(location)
  return (
    <Suspense>
      <RoutedPage location={loadedPage(findRoute(location)) ? location : deferred} />
    </Suspense>
  )
}

function RoutedPage({ location }: { location: string }) {
  const route = findRoute(location)
  const { Page, content } = loadedPage(route) ?? use(loadPage(route))
  useArrival(location, content.head.title)
  return <Page key={location} />
}
