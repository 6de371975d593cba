import { useLayoutEffect } from 'react'
import { afterPaint } from '../after-paint.ts'

/** Turns off `content-visibility: auto` after the first paint, to make the scroll bar correct. */
export function useAllVisible(location: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run when the location changes
  useLayoutEffect(() => {
    const root = document.documentElement
    root.removeAttribute('data-all-visible')
    const showAll = () => root.setAttribute('data-all-visible', '')
    // Safari 18 has no `requestIdleCallback`.
    afterPaint(() => ('requestIdleCallback' in window ? requestIdleCallback(showAll) : showAll()))
  }, [location])
}
