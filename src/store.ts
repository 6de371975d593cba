import { useSyncExternalStore } from 'react'

/** Keeps a value outside React, because React state is lost if hydration fails. */
export function createStore<Value>(initial: Value) {
  let current = initial
  const listeners = new Set<() => void>()
  const get = () => current
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    get,
    set(value: Value) {
      current = value
      for (const listener of listeners) listener()
    },
    /** Returns the current value, or `first` during prerendering and hydration. */
    useValue: (first = initial) =>
      useSyncExternalStore(subscribe, get, () => first),
  }
}
