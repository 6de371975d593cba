import { createStore } from '../store.ts'

/** The path of the page that the visitor chose last, which may still be loading. */
export const destination = createStore(
  typeof document === 'undefined'
    ? ''
    : (document.getElementById('root')?.dataset.page ?? ''),
)
