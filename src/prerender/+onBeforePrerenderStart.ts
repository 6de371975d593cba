import { notFoundRoute, routes } from '../routes.ts'

export function onBeforePrerenderStart() {
  return [...routes, notFoundRoute].map(({ path }) => path)
}
