import { type ComponentType, useSyncExternalStore } from 'react'

export interface Toast {
  /** `destructive` toasts interrupt a screen reader and stay until they are closed. */
  kind: 'success' | 'destructive'
  title: string
  description: string
  /** Where the visitor goes on, if that is on another page. */
  link?: { label: string; href: string } | undefined
}

interface ShownToast extends Toast {
  /** When it appeared, in milliseconds since 1970: distinguishes two equal toasts. */
  shownAt: number
  Card: ComponentType<Toast>
}

let current: ShownToast | undefined
const listeners = new Set<() => void>()

export function replaceToast(next?: ShownToast) {
  current = next
  for (const listener of listeners) listener()
}

export function closeToast() {
  replaceToast()
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
