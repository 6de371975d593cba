import { use, useDeferredValue, useState } from 'react'
import { findRoute } from '../routes.ts'
import { isThere, loadedPage, loadPage } from './load-page.ts'
import { useArrival } from './use-arrival.ts'

/**
 * The page at the current location. A loaded page is shown at once. While a page loads, the old one
 * stays on screen, and of several chosen locations only the last is rendered (`useDeferredValue`).
 */
export function CurrentPage({ location }: { location: string }) {
  const deferred = useDeferredValue(location)
  return <RoutedPage location={isThere(location) ? location : deferred} />
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

// With these props React hydrates the element without comparing or touching its content.
const untouched = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }

/** The prerendered nodes of the page as the host sent them, in a new element on each return. */
function SentMain({ nodes }: { nodes: ChildNode[] }) {
  // The props never change: React empties an element that loses `dangerouslySetInnerHTML`, and
  // Trusted Types forbid it on a new one.
  const [props] = useState(nodes[0]?.isConnected ? untouched : {})
  const fill = (main: HTMLElement | null) => {
    if (!main?.hasChildNodes()) main?.append(...nodes)
  }
  return <main id="main" ref={fill} {...props} />
}
