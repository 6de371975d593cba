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

// With these React hydrates the element and does not look at what is in it.
const untouched = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }

/** What the host sent, as it stands; and on every return in a new element. */
function SentMain({ nodes }: { nodes: ChildNode[] }) {
  // Chosen once: React empties an element that loses innerHTML, and on a new element the policy of
  // trusted types forbids it.
  const [props] = useState(nodes[0]?.isConnected ? untouched : {})
  const fill = (main: HTMLElement | null) => {
    if (!main?.hasChildNodes()) main?.append(...nodes)
  }
  return <main id="main" ref={fill} {...props} />
}
