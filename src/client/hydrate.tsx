import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from '../App.tsx'
import { loadFirstPage } from '../navigation/load-page.ts'
import { prefetchOnIntent } from '../navigation/prefetch.ts'
import { followHistory } from '../navigation/use-page-location.ts'
import { findRoute } from '../routes.ts'

// The specification requires that every page starts at its top, also after Back and Forward.
history.scrollRestoration = 'manual'

const root = document.getElementById('root')
// Hydration fails if a deploy has removed the page's code. The page works without it.
if (root) hydrate(root).catch(console.info)

async function hydrate(root: HTMLElement) {
  // React needs the page's code to hydrate the page without a fallback.
  await loadFirstPage(findRoute(location.pathname))
  // In a transition, React pauses every few milliseconds, so that the browser can handle input.
  startTransition(() => void hydrateRoot(root, <App />))
  followHistory()
  prefetchOnIntent()
}
