import { flushSync } from 'react-dom'
import type { AroundNavHandler } from 'wouter'
import { findRoute } from '../routes.ts'
import { loadPage } from './load-page.ts'
import { startAtTop } from './use-arrival.ts'

/**
 * What a link does: the page is loaded first and then changed to in one go, under a cross-fade where
 * the browser has one. A page whose chunk is gone, because of a deploy, is asked for as a document.
 * A link to the page that it is on starts that page anew and adds nothing to the history.
 */
export const goToPage: AroundNavHandler = async (navigate, to, options) => {
  const path = new URL(to, location.href).pathname
  if (path === location.pathname) {
    startAtTop()
    return
  }
  const page = await loadPage(findRoute(path)).catch(() => undefined)
  if (!page) return location.assign(to)
  const change = () => flushSync(() => navigate(to, options))
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    return change()
  }
  // A transition that the browser skips, in a hidden tab for one, has still made the change.
  document.startViewTransition(change).ready.catch(() => {})
}
