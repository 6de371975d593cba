import { ToastCard } from './ToastCard.tsx'
import { replaceToast, type Toast } from './toast-store.ts'

/** Shows a toast in place of the one before. Only the page with the form loads the code of a toast. */
export function showToast(toast: Toast) {
  replaceToast({ ...toast, shownAt: Date.now(), Card: ToastCard })
}
