import { useLayoutEffect, useRef } from 'react'
import { site } from '../site.ts'
import { drawBelow } from './draw-below.ts'
import { pageTitle } from './page-title.ts'
import { announce } from './RouteAnnouncer.tsx'

/**
 * What a browser does for a full page load and a single-page app has to do itself: on arrival at
 * another page set the title, start at the top with focus on the heading, and say where one is. The
 * first page was loaded by the browser, so nothing happens there.
 */
export function useArrival(location: string, title: string) {
  const previous = useRef(location)
  // Before the effects of what the page shows: an error in its form adds to the title.
  useLayoutEffect(() => {
    if (previous.current === location) return
    previous.current = location
    document.title = pageTitle(title)
    // Browsers share the canonical address of the document, which is still the first page's.
    document.querySelector('link[rel=canonical]')?.setAttribute('href', site.origin + location)
    // Screen readers speak the heading because it has focus. Where the title says the same, nothing
    // is added; elsewhere it is spoken too, as it would be after a full load.
    const heading = startAtTop()?.textContent ?? ''
    drawBelow()
    announce(heading.toLowerCase().includes(title.toLowerCase()) ? '' : title)
  }, [location, title])
}

/** Puts a reader where a page begins, and returns the heading found there. */
export function startAtTop() {
  window.scrollTo({ top: 0, behavior: 'instant' })
  const heading = document.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
  return heading
}
