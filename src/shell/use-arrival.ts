import { useEffect, useRef } from 'react'
import { pageTitle } from './page-title.ts'
import { announce } from './RouteAnnouncer.tsx'

/**
 * What a browser does for a full page load and a single-page app has to do itself: on arrival at
 * another page set the title, start at the top, move focus to the heading, and say the title once.
 * The first page was loaded by the browser, so nothing happens there.
 */
export function useArrival(location: string, title: string) {
  const previous = useRef(location)
  useEffect(() => {
    if (previous.current === location) return
    previous.current = location
    document.title = pageTitle(title)
    window.scrollTo({ top: 0, behavior: 'instant' })
    const heading = document.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
    announce(title)
  }, [location, title])
}
