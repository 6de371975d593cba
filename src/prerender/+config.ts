import type { Config } from 'vike/types'

/**
 * Vike renders pages to files and does nothing in the browser: wouter navigates, and the client
 * entry is our own `hydrateRoot`, which keeps Vike's runtime out of what visitors download. To Vike the
 * site is one page; `src/routes.ts` lists what each URL shows.
 */
export const config: Config = {
  route: '*',
  prerender: { noExtraDir: true },
  clientRouting: false,
  clientHooks: false,
}
