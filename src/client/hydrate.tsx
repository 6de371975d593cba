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
// Hydration fails if a deploy has removed the page's code. The page works without hydration.
if (root) hydrate(root).catch(console.info)

async function hydrate(root: HTMLElement) {
  // Read the path from the HTML, because hosts also serve the page at other spellings of its URL,
  // such as `/%61bout` for `/about`.
  const route = findRoute(root.dataset.page ?? '')
  await loadFirstPage(route)
  delete document.body.dataset.script
  startNavigation(route)
  // If a browser extension or a translator has changed the HTML, React renders the page again and
  // reports an error. The page works, so log the error only as information.
  const options = { onRecoverableError: console.info }
  // In a transition, React pauses every few milliseconds, so that the browser can handle clicks and
  // typing.
  startTransition(() => void hydrateRoot(root, <App />, options))
  prefetchOnIntent()
}
