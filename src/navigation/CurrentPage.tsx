import { Suspense, use, useDeferredValue, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { findRoute } from '../routes.ts'
import { isSentPage, isThere, loadedPage, loadPage } from './load-page.ts'
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
      <RoutedPage location={isThere(location) ? location : deferred} />
    </Suspense>
  )
}

const neverChanges = () => () => {}
// React takes over an element of whose content it has been told this, and leaves the content alone.
const untouched = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }

function RoutedPage({ location }: { location: string }) {
  const route = findRoute(location)
  // True where React takes over what the host sent, and false where it had to draw all of it anew,
  // because something else had changed the document.
  const takesOver = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  const [keepsSent] = useState(takesOver)
  const page =
    keepsSent && isSentPage(location) ? undefined : (loadedPage(route) ?? use(loadPage(route)))
  useArrival(location, page?.content.head.title)
  if (!page) return <main key={location} id="main" {...untouched} />
  return (
    <main key={location} id="main">
      <page.Page />
    </main>
  )
}
