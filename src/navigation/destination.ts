import { createStore } from '../store.ts'

/** The path that the visitor chose last. Its page may still be loading. */
export const destination = createStore(typeof location === 'undefined' ? '' : location.pathname)
