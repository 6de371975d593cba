import { type ComponentType, useSyncExternalStore } from 'react'
import { createStore } from '../store.ts'

export interface Toast {
  /** `destructive`: interrupts a screen reader, and remains until the visitor closes it. */
  kind: 'success' | 'destructive'
  title: string
  description: string
  /** A link to the page on which the visitor can continue. */
  link?: { label: string; href: string } | undefined
}

interface ShownToast extends Toast {
  /** In milliseconds since 1970. It differs for two toasts with equal texts. */
  shownAt: number
  Card: ComponentType<Toast>
}

const store = createStore<ShownToast | undefined>(undefined)

export const getToast = store.get
export const replaceToast = store.set

export function closeToast() {
  replaceToast(undefined)
}

export function useToast() {
  return useSyncExternalStore(store.subscribe, store.get, store.get)
}
