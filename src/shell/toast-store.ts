export interface Toast {
  id: number
  /** `destructive` toasts interrupt a screen reader and stay until they are closed. */
  kind: 'success' | 'destructive'
  title: string
  description: string
}

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function replace(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a toast in place of any other: the newest notice is the one that counts. */
export function showToast(toast: Omit<Toast, 'id'>) {
  lastId += 1
  replace([{ ...toast, id: lastId }])
}

export function closeToasts() {
  replace([])
}

export function getToasts() {
  return toasts
}

export function subscribeToToasts(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
