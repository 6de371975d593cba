import type { PageContent } from '../content/types.ts'
import { pageTitle } from '../navigation/page-title.ts'
import type { Route } from '../routes.ts'
import { site } from '../site.ts'
import tokens from '../styles/tokens.css?raw'
import { readColours } from './colours.ts'
import { LinkPreview } from './LinkPreview.tsx'
import { structuredData } from './structured-data.ts'

interface DocumentHeadProps {
  route: Route
  content: PageContent
  /** Whether this is the contact page as the function gives it back, with an error. */
  rejected: boolean
}

const { light, dark } = readColours(tokens)('paper')

/** The contents of `<head>` apart from styles and scripts. */
export function DocumentHead({ route, content, rejected }: DocumentHeadProps) {
  const listed = !route.noindex && !rejected
  const { head } = content
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{(rejected ? 'Error: ' : '') + pageTitle(head.title)}</title>
      <meta name="description" content={head.description} />
      {listed ? (
        <link rel="canonical" href={site.origin + route.path} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content={light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={dark} media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      {!rejected && <LinkPreview route={route} content={content} />}
      {listed && <script type="application/ld+json">{structuredData(route, content)}</script>}
    </>
  )
}
