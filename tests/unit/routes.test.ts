import { expect, it } from 'vitest'
import { findRoute, notFoundRoute, routes } from '../../src/routes.ts'

it('findRoute returns the page at an address, and the 404 page at any other spelling', () => {
  for (const route of routes) expect(findRoute(route.path)).toBe(route)
  for (const path of ['/404', '/About', '/about/', '/about.html', '/x/about', '/index', '']) {
    expect(findRoute(path), path).toBe(notFoundRoute)
  }
})
