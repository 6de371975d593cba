import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from '../App.tsx'
import { loadFirstPage } from '../navigation/load-page.ts'
import { prefetchOnIntent } from '../navigation/prefetch.ts'
import { followHistory } from '../navigation/use-page-location.ts'
import { findRoute } from '../routes.ts'

// The customer requires every page to open at the top, even after Back and Forward.
history.scrollRestoration = 'manual'

const root = document.getElementById('root')
// Hydration fails if a deploy has removed the page's code. The page works without it.
if (root) hydrate(root).catch(console.info)

async function hydrate(root: HTMLElement) {
  const { pathname } = location
  // Without the page's code, React would replace the page with a fallback.
  await loadFirstPage(findRoute(pathname))
  // If the visitor has gone back or forward since then, the URL is another page's.
  if (pathname !== location.pathname) return location.reload()
  // In a transition, React yields every few milliseconds, so that the browser can handle input.
  startTransition(() => void hydrateRoot(root, <App />))
  followHistory()
  prefetchOnIntent()
}
