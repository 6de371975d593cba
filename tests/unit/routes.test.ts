import { expect, it } from 'vitest'
import { findRoute, notFoundRoute, routes } from '../../src/routes.ts'

it.each(routes)('findRoute returns the page at $path', (route) => {
  expect(findRoute(route.path)).toBe(route)
})

it('findRoute returns the 404 page for any other URL', () => {
  for (const name of ['/404', '/About', '/about/', '/about.html', '/x/about', '/index', '']) {
    expect(findRoute(name), name).toBe(notFoundRoute)
  }
})
