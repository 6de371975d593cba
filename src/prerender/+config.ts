import type { Config } from 'vike/types'

/**
 * Vike renders the pages to files. Visitors don't download Vike's runtime, because wouter navigates.
 * For Vike, the site is one page; `src/routes.ts` lists the real pages.
 */
export const config: Config = {
  route: '*',
  prerender: { noExtraDir: true },
  clientRouting: false,
  clientHooks: false,
}
