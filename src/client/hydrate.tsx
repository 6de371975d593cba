import { hydrateRoot } from 'react-dom/client'
import { App } from '../App.tsx'
import { followLinks } from '../navigation/follow-link.ts'
import { keepSentPage, loadFirstPage } from '../navigation/load-page.ts'
import { prefetchOnIntent } from '../navigation/prefetch.ts'
import { findRoute } from '../routes.ts'

// The product requires every page to start at its top, also after Back and Forward.
history.scrollRestoration = 'manual'

const root = document.getElementById('root')
// Fails when a deploy has removed the page's code; the page works without it.
if (root) hydrate(root).catch(console.info)

async function hydrate(root: HTMLElement) {
  const route = findRoute(location.pathname)
  // An interactive page is hydrated only when its code is loaded; others keep the markup that was sent.
  if (route.hydrates) await loadFirstPage(route)
  else keepSentPage(route)
  hydrateRoot(root, <App />)
  followLinks()
  prefetchOnIntent()
}
