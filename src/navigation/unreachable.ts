import { createStore } from '../store.ts'

/** Whether the page that the visitor chose last couldn't be reached, because they are offline. */
export const unreachable = createStore(false)
