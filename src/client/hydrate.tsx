import { hydrateRoot } from 'react-dom/client'
import { App } from '../App.tsx'
import { loadPage } from '../navigation/load-page.ts'
import { prefetchOnIntent } from '../navigation/prefetch.ts'
import { findRoute } from '../routes.ts'

// The product wants every page to start at its top, Back and Forward included.
history.scrollRestoration = 'manual'

const root = document.getElementById('root')
if (root) {
  // React takes over the prerendered page only when it has the code for it.
  await loadPage(findRoute(location.pathname))
  hydrateRoot(root, <App />)
  prefetchOnIntent()
}
