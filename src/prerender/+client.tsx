import { hydrateRoot } from 'react-dom/client'
import { App } from '../App.tsx'
import { loadPage } from '../navigation/load-page.ts'
import { prefetchOnIntent } from '../navigation/prefetch.ts'
import { reloadOnceAfterDeploy } from '../navigation/reload-after-deploy.ts'
import { findRoute } from '../routes.ts'

// The product wants every page to start at its top, Back and Forward included.
history.scrollRestoration = 'manual'

reloadOnceAfterDeploy()

const root = document.getElementById('root')
if (root) {
  // The page's chunk first: React then adopts the prerendered markup in one go.
  await loadPage(findRoute(location.pathname))
  hydrateRoot(root, <App />)
  prefetchOnIntent()
}
