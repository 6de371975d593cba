import type { ComponentType } from 'react'
import { createStore } from '../store.ts'

export interface Toast {
  /** A `destructive` toast interrupts screen readers and stays until the visitor closes it. */
  kind: 'success' | 'destructive'
  title: string
  description: string
  link?: { label: string; href: string } | undefined
}

interface ShownToast extends Toast {
  /** A Unix timestamp in milliseconds, which distinguishes toasts with the same text. */
  shownAt: number
  Card: ComponentType<Toast>
}

const store = createStore<ShownToast | undefined>(undefined)

export const getToast = store.get
export const replaceToast = store.set
export const useToast = store.useValue

export function closeToast() {
  replaceToast(undefined)
}
