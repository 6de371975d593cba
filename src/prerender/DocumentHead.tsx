import type { PageContent } from '../content/types.ts'
import type { Route } from '../routes.ts'
import { pageTitle, site } from '../site.ts'
import { structuredData } from './structured-data.ts'

/** The page's background colours, which `vite.config.ts` reads from `src/styles/tokens.css`. */
declare const themeColour: { light: string; dark: string }

export function DocumentHead({
  route,
  content,
}: {
  route: Route
  content: PageContent
}) {
  const isListed = !route.noindex
  const { head } = content
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{pageTitle(head.title)}</title>
      <meta name="description" content={head.description} />
      {isListed ? (
        <link rel="canonical" href={site.origin + route.path} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {/* Stops iPhones from turning numbers into links, which would make hydration fail. */}
      <meta
        name="format-detection"
        content="telephone=no, date=no, address=no, email=no"
      />
      <meta name="color-scheme" content="light dark" />
      <meta
        name="theme-color"
        content={themeColour.light}
        media="(prefers-color-scheme: light)"
      />
      <meta
        name="theme-color"
        content={themeColour.dark}
        media="(prefers-color-scheme: dark)"
      />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      {Object.entries(linkPreview(route, content)).map(
        ([property, content]) => (
          <meta key={property} property={property} content={content} />
        ),
      )}
      {/* Without this tag, X (Twitter) would show only a small picture in a link preview. */}
      <meta name="twitter:card" content="summary_large_image" />
      {isListed && (
        <script type="application/ld+json">
          {structuredData(route, content)}
        </script>
      )}
    </>
  )
}

function linkPreview(
  { path, page, noindex }: Route,
  { head, hero }: PageContent,
) {
  return {
    'og:type': 'website',
    'og:site_name': site.name,
    'og:locale': 'en_CA',
    'og:title': head.title,
    'og:description': head.description,
    ...(!noindex && { 'og:url': site.origin + path }),
    // The build draws this picture and adds a hash to its URL.
    'og:image': `${site.origin}/sharing/${page}.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    // The alt text repeats the heading, which is the largest text in the picture.
    'og:image:alt': hero.heading,
  }
}
