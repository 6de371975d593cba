import { hydrateRoot } from 'react-dom/client'
import { App } from '../App.tsx'
import { drawBelow } from '../navigation/draw-below.ts'
import { followLinks } from '../navigation/follow-link.ts'
import { keepSentPage, loadPage } from '../navigation/load-page.ts'
import { prefetchOnIntent } from '../navigation/prefetch.ts'
import { findRoute } from '../routes.ts'

// The product wants every page to start at its top, Back and Forward included.
history.scrollRestoration = 'manual'

const root = document.getElementById('root')
if (root) {
  const route = findRoute(location.pathname)
  // React takes over a page that answers to the visitor only when it has the code for it.
  if (route.hydrates) await loadPage(route)
  else keepSentPage(route)
  hydrateRoot(root, <App />)
  drawBelow()
  followLinks()
  prefetchOnIntent()
}
