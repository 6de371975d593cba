import { useLayoutEffect } from 'react'
import { afterPaint } from '../after-paint.ts'

/**
 * Turns off `content-visibility: auto` (src/styles/base.css) after the first paint of a page, when the
 * browser is idle. From then on, the scroll bar and full-page screenshots are correct.
 */
export function useAllVisible(location: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run when the location changes
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    delete dataset.allVisible
    const showAll = () => {
      dataset.allVisible = ''
    }
    // Safari 18 has no `requestIdleCallback`.
    afterPaint(() => ('requestIdleCallback' in window ? requestIdleCallback(showAll) : showAll()))
  }, [location])
}
