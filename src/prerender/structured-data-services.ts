import type { Service } from 'schema-dts'
import { productResearch } from '../content/product-research.ts'
import { productSourcing } from '../content/product-sourcing.ts'
import type { PageIntro, Point } from '../content/types.ts'
import type { Route } from '../routes.ts'
import { site } from '../site.ts'

interface Catalog {
  readonly heading: string
  readonly kinds: readonly Point[]
}

const { researchTypes } = productResearch
const { services } = productSourcing

/** The pages that describe a service, some of them with the kinds that they list. */
const catalogs: Record<string, Catalog | 'one kind'> = {
  '/product-research': { heading: researchTypes.heading, kinds: researchTypes.types },
  '/product-sourcing': { heading: services.heading, kinds: services.cards },
  '/amazon-fba': 'one kind',
  '/walmart-wfs': 'one kind',
  '/tiktok-shop': 'one kind',
}

/**
 * The service that a page describes, by its name in the navigation.
 *
 * @returns nothing for a page about something else.
 */
export function serviceOf(
  { path, nav = '' }: Route,
  { lede }: PageIntro,
  providerId: string,
): Service | undefined {
  const catalog = catalogs[path]
  const provider = { '@id': providerId }
  return (
    catalog && {
      '@type': 'Service',
      '@id': `${site.origin}${path}#service`,
      name: nav,
      description: lede,
      url: site.origin + path,
      provider,
      ...(catalog !== 'one kind' && {
        hasOfferCatalog: {
          '@type': 'OfferCatalog',
          name: catalog.heading,
          itemListElement: catalog.kinds.map(({ title, description }) => ({
            '@type': 'Offer',
            itemOffered: { '@type': 'Service', name: title, description, provider },
          })),
        },
      }),
    }
  )
}
