import { routes } from '../../src/routes.ts'

export const missingPath = '/no-such-page'

/** Every page of the site, and the one for addresses that no page has. */
export const everyPath = [...routes.map(({ path }) => path), missingPath]

/** The first and the last page of the main navigation, each with the address of its script. */
export const somePage = fromNavigation(0)
export const anotherPage = fromNavigation(-1)

function fromNavigation(index: number) {
  const route = routes.filter(({ nav }) => nav).at(index)
  if (!route?.nav) throw new Error('The navigation of src/routes.ts has no page.')
  const { path, page, nav } = route
  return { path, nav, chunk: new RegExp(`/assets/${page}-.*\\.js`) }
}
