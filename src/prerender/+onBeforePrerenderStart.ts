import { notFoundRoute, routes } from '../routes.ts'
import { rejectedPagePath } from './RejectedPage.tsx'

export function onBeforePrerenderStart() {
  return [...[...routes, notFoundRoute].map(({ path }) => path), rejectedPagePath]
}
