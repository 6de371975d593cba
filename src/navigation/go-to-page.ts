import { flushSync } from 'react-dom'
import type { AroundNavHandler } from 'wouter'
import { findRoute } from '../routes.ts'
import { crossFade } from './cross-fade.ts'
import { loadPage } from './load-page.ts'
import { startAtTop } from './use-arrival.ts'

let lastChoice = 0

/**
 * What a link does: the page is loaded first and then changed to in one go, under a cross-fade.
 * A page whose chunk is gone, because of a deploy, is asked for as a document.
 * A link to the page that it is on starts that page anew and adds nothing to the history.
 * As with documents, what is chosen last counts: another link, or Back, gives up one that still loads.
 */
export const goToPage: AroundNavHandler = async (navigate, to, options) => {
  const choice = ++lastChoice
  const from = location.href
  const path = new URL(to, location.href).pathname
  if (path === location.pathname) {
    startAtTop()
    return
  }
  const page = await loadPage(findRoute(path)).catch(() => undefined)
  if (choice !== lastChoice || location.href !== from) return
  if (!page) return location.assign(to)
  crossFade(() => flushSync(() => navigate(to, options)))
}
