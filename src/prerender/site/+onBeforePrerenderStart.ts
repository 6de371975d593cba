import { routes } from '../../routes.ts'
import { rejectedPagePath } from '../RejectedPage.tsx'

export function onBeforePrerenderStart() {
  return [...routes.map(({ path }) => path), rejectedPagePath]
}
