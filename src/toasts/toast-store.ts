import type { ReactNode } from 'react'

export interface Toast {
  /** `destructive` toasts interrupt a screen reader and stay until they are closed. */
  kind: 'success' | 'destructive'
  /** Where the visitor goes on, if that is on another page. */
  link?: { label: string; href: string } | undefined
}

let current: (Toast & { card: ReactNode }) | undefined
const listeners = new Set<() => void>()

/** Shows a toast in place of any other: the newest notice is the one that counts. */
export function replaceToast(next: typeof current) {
  current = next
  for (const listener of listeners) listener()
}

export function closeToast() {
  replaceToast(undefined)
}

/** Closes a notice of a failure that the page itself shows, or that is out of date. */
export function closeFailure() {
  if (current?.kind === 'destructive') closeToast()
}

export function getToast() {
  return current
}

export function subscribeToToast(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
