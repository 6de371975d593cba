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
// With manual restoration, Chromium doesn't scroll to the URL's fragment after a reload, so do it here.
if (window.scrollY === 0 && location.hash) scrollToFragment()

keepDraft()

const root = document.getElementById('root')
// Hydration fails if a deploy has removed the page's code. The page works without hydration.
if (root) hydrate(root).catch(console.info)

async function hydrate(root: HTMLElement) {
  // Read the path from the HTML, because hosts also serve the page at other URLs, such as `/%61bout`.
  const route = findRoute(root.dataset.page ?? '')
  // Wait for the page's code: without it, React would replace the page with a fallback.
  await loadFirstPage(route)
  delete document.body.dataset.script
  startNavigation(route)
  // If an extension or a translator has changed the page, React reports an error and replaces the
  // page with its own rendering. The page works, so only log the error.
  const options = { onRecoverableError: console.info }
  // In a transition, React pauses every few milliseconds, so clicks and typing aren't delayed.
  startTransition(() => void hydrateRoot(root, <App />, options))
  prefetchOnIntent()
}
