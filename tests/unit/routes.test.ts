import { expect, it } from 'vitest'
import { findRoute, notFoundRoute, routes } from '../../src/routes.ts'

it.each(routes)('findRoute returns $path for every URL at which hosts serve its file', (route) => {
  const { path } = route
  const file = path === '/' ? '/index' : path
  const names = [path, `${path}/`, `${file}.html`, `${path}/index.html`.replace('//', '/')]
  for (const name of names) expect(findRoute(name), name).toBe(route)
})

it('findRoute returns the 404 page for any other URL', () => {
  for (const name of ['/404', '/404.html', '/abouts', '/x/about', '/about.htm', '/index']) {
    expect(findRoute(name), name).toBe(notFoundRoute)
  }
})
