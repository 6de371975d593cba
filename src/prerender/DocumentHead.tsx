import { site } from '../site.ts'
import type { PlannedHead } from './page-plan.ts'
import { structuredData } from './structured-data.ts'

/** The page's background colours, which `vite.config.ts` reads from `src/styles/tokens.css`. */
declare const themeColour: { light: string; dark: string }

export function DocumentHead(page: PlannedHead) {
  const { title, description, url } = page.head
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={description} />
      {url ? (
        <link rel="canonical" href={url} />
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
      {Object.entries(linkPreview(page)).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      {/* Without this tag, X (Twitter) would show only a small picture in a link preview. */}
      <meta name="twitter:card" content="summary_large_image" />
      {url && (
        <script type="application/ld+json">{structuredData(page)}</script>
      )}
    </>
  )
}

function linkPreview({ head, preview }: PlannedHead) {
  return {
    'og:type': 'website',
    'og:site_name': site.name,
    'og:locale': site.language.replace('-', '_'),
    'og:title': head.shortTitle,
    'og:description': head.description,
    ...(head.url && { 'og:url': head.url }),
    'og:image': site.origin + preview.path,
    'og:image:width': '1200',
    'og:image:height': '630',
    // The alt text repeats the heading, which is the largest text in the picture.
    'og:image:alt': head.heading,
  }
}
