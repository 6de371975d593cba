import { useSyncExternalStore } from 'react'

let message = ''
const listeners = new Set<() => void>()

/** Tells screen readers which page has just been reached. */
export function announce(title: string) {
  message = title
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The live region that speaks; it has to be in the page before its first message. */
export function RouteAnnouncer() {
  const title = useSyncExternalStore(
    subscribe,
    () => message,
    () => '',
  )
  return (
    <p className="visually-hidden" aria-live="polite" aria-atomic="true">
      {title}
    </p>
  )
}
