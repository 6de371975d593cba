import { useSyncExternalStore } from 'react'

export interface Toast {
  /** `destructive` toasts interrupt a screen reader and stay until they are closed. */
  kind: 'success' | 'destructive'
  title: string
  description: string
  /** Where the visitor goes on, if that is on another page. */
  link?: { label: string; href: string } | undefined
}

let current: (Toast & { shownAt: number }) | undefined
const listeners = new Set<() => void>()

function replace(next: typeof current) {
  current = next
  for (const listener of listeners) listener()
}

/** Shows a toast in place of any other: the newest notice is the one that counts. */
export function showToast(toast: Toast) {
  replace({ ...toast, shownAt: Date.now() })
}

export function closeToast() {
  replace(undefined)
}

export function getToast() {
  return current
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function useToast() {
  return useSyncExternalStore(subscribe, getToast, getToast)
}
