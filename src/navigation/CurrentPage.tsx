import { Suspense, use, useDeferredValue, useState } from 'react'
import { findRoute } from '../routes.ts'
import { isThere, loadedPage, loadPage } from './load-page.ts'
import { useArrival } from './use-arrival.ts'

/**
 * The page at the current location, however the visitor got there: by a link, Back or Forward. A
 * page that is there is shown at once. While its code is on its way the old page stays on screen, and
 * only the last location that was chosen is shown: React gives up the others.
 */
export function CurrentPage({ location }: { location: string }) {
  const deferred = useDeferredValue(location)
  return (
    <Suspense>
      <RoutedPage location={isThere(location) ? location : deferred} />
    </Suspense>
  )
}

function RoutedPage({ location }: { location: string }) {
  const route = findRoute(location)
  const page = loadedPage(route) ?? use(loadPage(route))
  useArrival(location, page.content.head.title)
  if ('nodes' in page) return <SentMain key={location} nodes={page.nodes} />
  return (
    <main key={location} id="main">
      <page.Page />
    </main>
  )
}

// React takes over an element of whose content it has been told this, and leaves the content alone.
const untouched = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }

/** What the host sent, as it stands; and on every return in a new element. */
function SentMain({ nodes }: { nodes: ChildNode[] }) {
  // For as long as it is shown: React would empty the element when the property goes, and the policy
  // of trusted types lets nobody set it on a new one.
  const [props] = useState(nodes[0]?.isConnected ? untouched : {})
  const fill = (main: HTMLElement | null) => {
    if (!main?.hasChildNodes()) main?.append(...nodes)
  }
  return <main id="main" ref={fill} {...props} />
}
