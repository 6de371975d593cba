import { useLayoutEffect, useRef } from 'react'
import { site } from '../site.ts'
import { pageTitle } from './page-title.ts'
import { announce } from './RouteAnnouncer.tsx'

/**
 * Does after navigation what a browser does when it loads a document: sets the title, scrolls to the
 * top, focuses the heading and announces the page.
 */
export function useArrival(location: string, title: string) {
  const previous = useRef(location)
  // A layout effect runs before the effect of an error summary, which adds a prefix to the title.
  useLayoutEffect(() => {
    showAllWhenIdle()
    if (previous.current === location) return
    previous.current = location
    document.title = pageTitle(title)
    // Browsers share a page's canonical address.
    document.querySelector('link[rel=canonical]')?.setAttribute('href', site.origin + location)
    // Screen readers read the focused heading, so a title that it contains isn't announced again.
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

/**
 * Ends `content-visibility: auto` (src/styles/base.css) when the browser has painted the page and is
 * idle. From then on, the scroll bar and full-page screenshots are correct.
 */
function showAllWhenIdle(): void {
  const { dataset } = document.documentElement
  const showAll = () => {
    dataset.allVisible = ''
  }
  delete dataset.allVisible
  // Without this frame, an idle browser would call `showAll` before it paints the page.
  requestAnimationFrame(() => {
    // Safari doesn't have `requestIdleCallback`.
    if ('requestIdleCallback' in window) requestIdleCallback(showAll)
    else setTimeout(showAll)
  })
}
