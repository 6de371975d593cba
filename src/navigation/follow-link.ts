import type { AroundNavHandler } from 'wouter'
import { findRoute } from '../routes.ts'
import { loadedPage } from './load-page.ts'
import { startAtTop } from './use-arrival.ts'

/**
 * What a link does. One to the page that is on screen starts that page anew and adds nothing to the
 * history; a second click on a link whose page is still loading changes nothing.
 */
export const followLink: AroundNavHandler = (navigate, to, options) => {
  if (new URL(to, location.href).pathname !== location.pathname) navigate(to, options)
  else if (loadedPage(findRoute(location.pathname))) startAtTop()
}
