import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from '../App.tsx'
import { keepDraft } from '../inquiry/keep-draft.ts'
import { loadFirstPage } from '../navigation/load-page.ts'
import { prefetchOnIntent } from '../navigation/prefetch.ts'
import { scrollToFragment, startNavigation } from '../navigation/use-page-location.ts'
import { findRoute } from '../routes.ts'

// The customer requires every page to open at the top, even after Back and Forward.
history.scrollRestoration = 'manual'
// With manual restoration, Chromium doesn't scroll to the URL's fragment after a reload.
if (window.scrollY === 0 && location.hash) scrollToFragment()

keepDraft()

const root = document.getElementById('root')
// Hydration fails if a deploy has removed the page's code. The page works without it.
if (root) hydrate(root).catch(console.info)

async function hydrate(root: HTMLElement) {
  // The path comes from the HTML, because the URL can differ from it: hosts also serve `/%61bout`.
  const route = findRoute(root.dataset.page ?? '')
  // Without the page's code, React would replace the page with a fallback.
  await loadFirstPage(route)
  delete document.body.dataset.script
  startNavigation(route)
  // In a transition, React yields every few milliseconds, so that the browser can handle input.
  // If an extension or a translator has changed the page, React renders it anew.
  const options = { onRecoverableError: console.info }
  startTransition(() => void hydrateRoot(root, <App />, options))
  prefetchOnIntent()
}
