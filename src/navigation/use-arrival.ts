import { useLayoutEffect, useRef } from 'react'
import { afterPaint } from '../after-paint.ts'
import { site } from '../site.ts'
import { changeTitle } from './document-title.ts'

/**
 * Does what a browser does after it has loaded a document: sets the title, focuses the heading and
 * announces the page.
 */
export function useArrival(location: string, title: string) {
  const previous = useRef(location)
  useLayoutEffect(() => {
    const hasArrived = previous.current !== location
    previous.current = location
    changeTitle({ page: title })
    if (!hasArrived) return
    // Update the canonical URL, because a browser's Share command uses it, not the address bar.
    document.querySelector('link[rel=canonical]')?.setAttribute('href', site.origin + location)
    // Wait for the paint: moving the focus earlier would make the browser compute the layout twice.
    afterPaint(() => announce(title))
  }, [location, title])
}

export function focusHeading() {
  const heading = document.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
  return heading
}

/**
 * Focuses and announces the page. Screen readers read the focused heading, so a page title that
 * repeats the heading is not announced.
 */
function announce(title: string) {
  const heading = focusHeading()?.textContent ?? ''
  const isRead = heading.toLowerCase().includes(title.toLowerCase())
  document.querySelector('#announcer')?.replaceChildren(isRead ? '' : title)
}
