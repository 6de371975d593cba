import type { Config } from 'vike/types'

/**
 * Vike renders pages to files and does nothing in the browser: wouter navigates, and the client
 * entry is our own `hydrateRoot`, which keeps Vike's runtime out of what visitors download.
 */
export const config: Config = {
  prerender: { noExtraDir: true },
  clientRouting: false,
  clientHooks: false,
}
