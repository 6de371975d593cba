import { expect, it } from 'vitest'
import { findRoute, notFoundRoute, routes } from '../../src/routes.ts'

it.each(routes)(
  '$path is found by its address and by every name that a host serves its file under',
  (route) => {
    const { path } = route
    const file = path === '/' ? '/index' : path
    const names = [path, `${path}/`, `${file}.html`, `${path}/index.html`.replace('//', '/')]
    for (const name of names) expect(findRoute(name), name).toBe(route)
  },
)

it('finds no page at other addresses', () => {
  for (const name of ['/404', '/404.html', '/abouts', '/x/about', '/about.htm', '/index']) {
    expect(findRoute(name), name).toBe(notFoundRoute)
  }
})
