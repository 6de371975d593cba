import { useLayoutEffect, useRef } from 'react'
import { afterPaint } from '../after-paint.ts'
import { site } from '../site.ts'
import { changeTitle } from './document-title.ts'
import {
  delaySections,
  drawSections,
  drawSectionsWhenIdle,
} from './draw-sections.ts'

declare global {
  interface Window {
    /** The fonts that would have moved the first page, so that it kept the fallback fonts. */
    lateFonts?: FontFace[]
  }
}

/**
 * Sets the title. After a navigation, focuses the heading and announces the title if necessary.
 * @param title undefined on the first page until its code has been loaded; its HTML has the title.
 */
export function useArrival(location: string, title: string | undefined) {
  const previous = useRef(location)
  useLayoutEffect(() => {
    const hasArrived = previous.current !== location
    previous.current = location
    if (title === undefined) return
    changeTitle({ page: title })
    if (!hasArrived) return
    for (const font of window.lateFonts ?? []) document.fonts.add(font)
    // When a visitor shares a page, the browser shares the canonical URL, so keep it up to date.
    document
      .querySelector('link[rel=canonical]')
      ?.setAttribute('href', site.origin + location)
    // After Back, the browser looks for the section of the URL before React has rendered the page.
    const section = document.getElementById(window.location.hash.slice(1))
    delaySections()
    if (section) {
      drawSections()
      section.scrollIntoView()
    }
    // Moving focus before the next paint would make the browser compute the layout twice, so wait.
    afterPaint(() => {
      announce(title, section)
      drawSectionsWhenIdle()
    })
  }, [location, title])
}

export function focusHeading(section?: HTMLElement | null) {
  // A worksheet has no heading. The page's heading could be far away, so focus the worksheet.
  const heading = section
    ? (section.querySelector('h2') ?? section)
    : document.querySelector<HTMLElement>('#root h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
  return heading
}

/** Announces the page title, unless screen readers read it out as part of the heading. */
function announce(title: string, section: HTMLElement | null) {
  // The form has moved the focus to a field that a worksheet filled in.
  const isInForm = document.activeElement?.closest('main form')
  const heading = isInForm ? '' : (focusHeading(section)?.textContent ?? '')
  const isRead = heading.toLowerCase().includes(title.toLowerCase())
  document.querySelector('#announcer')?.replaceChildren(isRead ? '' : title)
}
