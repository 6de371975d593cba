import { createStore } from '../store.ts'

/** The path of the page that the visitor chose last, which may still be loading. Empty while prerendering. */
export const destination = createStore(typeof location === 'undefined' ? '' : location.pathname)
