import { useLayoutEffect } from 'react'
import { afterPaint } from '../after-paint.ts'

/**
 * Ends `content-visibility: auto` (src/styles/base.css) when the browser is idle after it has shown
 * a page. From then on, the scroll bar and full-page screenshots are correct.
 */
export function useAllVisible(location: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run when the location changes
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    delete dataset.allVisible
    const showAll = () => {
      dataset.allVisible = ''
    }
    // Safari has no `requestIdleCallback`, so there, this doesn't wait for the browser to be idle.
    afterPaint(() => ('requestIdleCallback' in window ? requestIdleCallback(showAll) : showAll()))
  }, [location])
}
