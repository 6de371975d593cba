export interface Toast {
  id: number
  /** `destructive` toasts interrupt a screen reader and stay until they are closed. */
  kind: 'success' | 'destructive'
  title: string
  description: string
  /** Where to go on, if that is on another page. */
  link?: { label: string; href: string }
}

let current: Toast | undefined
let lastId = 0
const listeners = new Set<() => void>()

function replace(next: Toast | undefined) {
  current = next
  for (const listener of listeners) listener()
}

/** Shows a toast in place of any other: the newest notice is the one that counts. */
export function showToast(toast: Omit<Toast, 'id'>) {
  lastId += 1
  replace({ ...toast, id: lastId })
}

export function closeToast() {
  replace(undefined)
}

/** Takes a failure back that is told elsewhere, or no longer. */
export function closeFailure() {
  if (current?.kind === 'destructive') closeToast()
}

export function getToast() {
  return current
}

export function subscribeToToast(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
