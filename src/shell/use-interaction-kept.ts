import { useLayoutEffect, useState } from 'react'
import { rememberInteraction } from './remember-interaction.ts'

/**
 * Restores what the visitor typed, opened and focused if hydration fails in the component that calls
 * this hook. React calls the component again before it replaces the elements.
 */
export function useInteractionKept() {
  const [restore] = useState(() =>
    typeof document === 'undefined' ? undefined : rememberInteraction(),
  )
  useLayoutEffect(() => restore?.(), [restore])
}
