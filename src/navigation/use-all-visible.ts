import { useLayoutEffect } from 'react'
import { afterPaint } from '../after-paint.ts'

/** After the first paint, turns off `content-visibility: auto`, so the scroll bar is accurate. */
export function useAllVisible(location: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run when the location changes
  useLayoutEffect(() => {
    const root = document.documentElement
    root.removeAttribute('data-all-visible')
    const showAll = () => root.setAttribute('data-all-visible', '')
    // Safari 18 has no `requestIdleCallback`.
    afterPaint(() =>
      'requestIdleCallback' in window
        ? requestIdleCallback(showAll)
        : showAll(),
    )
  }, [location])
}
