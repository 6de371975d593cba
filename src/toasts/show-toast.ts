import { ToastCard } from './ToastCard.tsx'
import { replaceToast, type Toast } from './toast-store.ts'

/** Replaces the current toast. Only the contact page loads this module and `ToastCard`. */
export function showToast(toast: Toast) {
  replaceToast({ ...toast, shownAt: Date.now(), Card: ToastCard })
}
