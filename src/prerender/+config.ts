import type { Config } from 'vike/types'

/**
 * Vike prerenders the pages to HTML files. Visitors don't download Vike's runtime, because wouter
 * handles navigation. As far as Vike knows, the site has one page; `src/routes.ts` lists the actual
 * pages.
 */
export const config: Config = {
  route: '*',
  // `scripts/build.ts` prerenders the pages when it has planned them.
  prerender: { noExtraDir: true, disableAutoRun: true },
  clientRouting: false,
  clientHooks: false,
  // On a slow machine, `npm run dev` encodes an owner's photos for longer than Vike's 30 seconds.
  hooksTimeout: false,
}
