import { useLayoutEffect, useRef } from 'react'
import { pageTitle, site } from '../site.ts'

/**
 * Does what a browser does when it loads a document: sets the title, scrolls to the top, focuses
 * the heading and announces the page.
 */
export function useArrival(location: string, title: string) {
  const previous = useRef(location)
  // Sets the title in a layout effect, because the error summary's effect then adds a prefix to it.
  useLayoutEffect(() => {
    showAllWhenIdle()
    if (previous.current === location) return
    previous.current = location
    document.title = pageTitle(title)
    // When visitors share a page, browsers use its canonical URL.
    document.querySelector('link[rel=canonical]')?.setAttribute('href', site.origin + location)
    // Screen readers already read the focused heading, so a page title that the heading contains is not
    // announced again.
    const heading = startAtTop()?.textContent ?? ''
    const isRead = heading.toLowerCase().includes(title.toLowerCase())
    document.querySelector('#announcer')?.replaceChildren(isRead ? '' : title)
  }, [location, title])
}

export function startAtTop() {
  window.scrollTo({ top: 0, behavior: 'instant' })
  const heading = document.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
  return heading
}

/**
 * Ends `content-visibility: auto` (src/styles/base.css) once the browser has painted the page and
 * is idle. After that, the scroll bar and full-page screenshots are correct.
 */
function showAllWhenIdle(): void {
  const { dataset } = document.documentElement
  const showAll = () => {
    dataset.allVisible = ''
  }
  delete dataset.allVisible
  // Without `requestAnimationFrame`, an idle browser would call `showAll` before the first paint.
  requestAnimationFrame(() => {
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in window) requestIdleCallback(showAll)
    else setTimeout(showAll)
  })
}
