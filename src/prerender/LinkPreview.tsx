import type { PageContent } from '../content/types.ts'
import type { Route } from '../routes.ts'
import { site } from '../site.ts'
import { sharingPicturePath, sharingPictureSize } from './sharing-picture.ts'

/**
 * What a message or a post shows in place of a link to the page: Open Graph, and the one property
 * of the Twitter card that has no fallback there.
 */
export function LinkPreview({ route, content }: { route: Route; content: PageContent }) {
  const { head, hero } = content
  const properties = {
    'og:type': 'website',
    'og:site_name': site.name,
    'og:locale': 'en_CA',
    'og:title': head.title,
    'og:description': head.description,
    // `og:url` is the address to share, which a page that must not be listed does not have.
    ...(!route.noindex && { 'og:url': site.origin + route.path }),
    'og:image': site.origin + sharingPicturePath(route.path),
    'og:image:width': String(sharingPictureSize.width),
    'og:image:height': String(sharingPictureSize.height),
    // The picture consists of text, mainly this heading.
    'og:image:alt': hero.heading,
  }
  return (
    <>
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
