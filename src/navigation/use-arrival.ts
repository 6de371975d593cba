import { useLayoutEffect, useRef } from 'react'
import { site } from '../site.ts'
import { showAllWhenIdle } from './content-visibility.ts'
import { pageTitle } from './page-title.ts'
import { announce } from './RouteAnnouncer.tsx'

/**
 * On navigation within the app does what the browser does on a full load: sets the title, scrolls to
 * the top, focuses the heading and announces the page. On the first page the browser has done that.
 */
export function useArrival(location: string, title: string) {
  const previous = useRef(location)
  // A layout effect runs before the page's own effects: an error in its form adds to the title.
  useLayoutEffect(() => {
    showAllWhenIdle()
    if (previous.current === location) return
    previous.current = location
    document.title = pageTitle(title)
    // Browsers' share menus use the canonical address, which would still be the first page's.
    document.querySelector('link[rel=canonical]')?.setAttribute('href', site.origin + location)
    // Screen readers speak the focused heading. A title that differs from it is announced too, as
    // after a full load.
    const heading = startAtTop()?.textContent ?? ''
    announce(heading.toLowerCase().includes(title.toLowerCase()) ? '' : title)
  }, [location, title])
}

/** Scrolls to the top, focuses the heading and returns it. */
export function startAtTop() {
  window.scrollTo({ top: 0, behavior: 'instant' })
  const heading = document.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
  return heading
}
