import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from '../App.tsx'
import { loadFirstPage } from '../navigation/load-page.ts'
import { prefetchOnIntent } from '../navigation/prefetch.ts'
import { followHistory } from '../navigation/use-page-location.ts'
import { findRoute } from '../routes.ts'

// The product requires every page to start at its top, also after Back and Forward.
history.scrollRestoration = 'manual'

const root = document.getElementById('root')
// Fails when a deploy has removed the page's code; the page works without it.
if (root) hydrate(root).catch(console.info)

async function hydrate(root: HTMLElement) {
  // With the page's code at hand, React hydrates all of the document and needs no fallback.
  await loadFirstPage(findRoute(location.pathname))
  // In a transition, React yields to the browser every few milliseconds.
  startTransition(() => void hydrateRoot(root, <App />))
  followHistory()
  prefetchOnIntent()
}
