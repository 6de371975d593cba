import type { PageModule, Route } from '../routes.ts'
import { pageTitle } from '../shell/page-title.ts'
import { site } from '../site.ts'

interface DocumentHeadProps {
  route: Route
  head: PageModule['head']
  /** Whether this is the contact page as the function gives it back, with an error. */
  rejected: boolean
}

/** What stands in `<head>` apart from styles and scripts. */
export function DocumentHead({ route, head, rejected }: DocumentHeadProps) {
  const url = site.origin + route.path
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{(rejected ? 'Error: ' : '') + pageTitle(head.title)}</title>
      <meta name="description" content={head.description} />
      {route.indexed && !rejected ? (
        <link rel="canonical" href={url} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta name="color-scheme" content="light dark" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    </>
  )
}
