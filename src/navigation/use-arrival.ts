import { useLayoutEffect, useRef } from 'react'
import { pageTitle, site } from '../site.ts'

/**
 * Does what a browser does after it has loaded a document: sets the title, focuses the heading and
 * announces the page.
 */
export function useArrival(location: string, title: string) {
  const previous = useRef(location)
  // Sets the title in a layout effect, because the error summary's effect then adds a prefix to it.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    delete dataset.allVisible
    const hasArrived = previous.current !== location
    previous.current = location
    if (hasArrived) {
      document.title = pageTitle(title)
      // When visitors share a page, browsers use its canonical URL.
      document.querySelector('link[rel=canonical]')?.setAttribute('href', site.origin + location)
    }
    const afterPaint = () => {
      // Before the paint, moving the focus would force the browser to update the layout twice.
      if (hasArrived) announce(title)
      // Ends `content-visibility: auto` (src/styles/base.css). After that, the scroll bar and full-page
      // screenshots are correct. Safari has no `requestIdleCallback`.
      const showAll = () => {
        dataset.allVisible = ''
      }
      if ('requestIdleCallback' in window) requestIdleCallback(showAll)
      else showAll()
    }
    requestAnimationFrame(() => setTimeout(afterPaint))
  }, [location, title])
}

export function focusHeading() {
  const heading = document.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
  return heading
}

/**
 * Focuses and announces the page. Screen readers read the focused heading, so a page title that the
 * heading contains is not announced again.
 */
function announce(title: string) {
  const heading = focusHeading()?.textContent ?? ''
  const isRead = heading.toLowerCase().includes(title.toLowerCase())
  document.querySelector('#announcer')?.replaceChildren(isRead ? '' : title)
}
