import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from '../App.tsx'
import { keepDraft } from '../inquiry/keep-draft.ts'
import {
  drawSections,
  drawSectionsWhenIdle,
} from '../navigation/draw-sections.ts'
import { loadFirstPage, loadLostHtml } from '../navigation/load-page.ts'
import { loadOnTouch, prefetchOnIntent } from '../navigation/prefetch.ts'
import {
  scrollToFragment,
  startNavigation,
} from '../navigation/use-page-location.ts'
import { findRoute } from '../routes.ts'

// Some programs encode the fragments of links, as in `#quote%3Funit%3D2.90`. An encoded entry
// follows a question mark. Decode only ASCII characters, because other bytes may not be UTF-8.
if (!location.hash.includes('?')) {
  const decoded = location.hash.replace(/%[2-7][\da-f]/gi, decodeURIComponent)
  if (decoded !== location.hash)
    history.replaceState(history.state, '', decoded)
}

// The customer requires every page to open at the top, even after Back and Forward.
history.scrollRestoration = 'manual'
if (location.hash) {
  drawSections()
  // With manual scroll restoration, Chromium doesn't scroll to the URL's fragment after a reload.
  if (window.scrollY === 0) scrollToFragment()
}

keepDraft()

// Tab can lead to a section that isn't laid out yet.
addEventListener('keydown', ({ key }) => key === 'Tab' && drawSections(), true)
drawSectionsWhenIdle()

const root = document.getElementById('root')
// If hydration fails, only log the error, because the page also works without hydration.
if (root) hydrate(root).catch(console.info)

async function hydrate(root: HTMLElement) {
  // Hosts also serve a page at other spellings of its URL, such as `/%61bout` for `/about`.
  const route = findRoute(root.dataset.page ?? '')
  if (route.hydratesAtOnce || location.hash) await loadFirstPage(route)
  else loadOnTouch(route)
  delete document.body.dataset.script
  startNavigation(route)
  // If an extension or a translation tool has changed the HTML, React renders the page again.
  const options = {
    onRecoverableError(error: unknown) {
      console.info(error)
      loadLostHtml().catch(console.info)
    },
  }
  // In a transition, React pauses every few milliseconds so that the browser can handle clicks.
  startTransition(() => void hydrateRoot(root, <App />, options))
  prefetchOnIntent()
}
