import { routes } from '../../src/routes.ts'

/** An address that no page has. */
export const missingPath = '/no-such-page'

/** Every page of the site, and the one for addresses that no page has. */
export const everyPath = [...routes.map(({ path }) => path), missingPath]
