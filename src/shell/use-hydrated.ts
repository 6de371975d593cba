import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** Returns false in the HTML and until React has hydrated it, and true from then on. */
export const useHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
