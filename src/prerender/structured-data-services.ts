import type { OfferCatalog, Service } from 'schema-dts'
import { productResearch } from '../content/product-research.ts'
import { productSourcing } from '../content/product-sourcing.ts'
import type { PageIntro } from '../content/types.ts'
import type { Route } from '../routes.ts'
import { site } from '../site.ts'

const { researchTypes } = productResearch
const { services } = productSourcing

/** The pages that describe a service, some of them with the kinds that they list. */
const catalogs: Record<string, OfferCatalog | 'one kind'> = {
  '/product-research': catalog(researchTypes.heading, researchTypes.types),
  '/product-sourcing': catalog(services.heading, services.cards),
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
  const offers = catalogs[path]
  return (
    offers && {
      '@type': 'Service',
      '@id': `${site.origin}${path}#service`,
      name: nav,
      description: lede,
      url: site.origin + path,
      provider: { '@id': providerId },
      ...(offers !== 'one kind' && { hasOfferCatalog: offers }),
    }
  )
}

function catalog(name: string, kinds: readonly { title: string }[]): OfferCatalog {
  return {
    '@type': 'OfferCatalog',
    name,
    itemListElement: kinds.map(({ title }) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name: title },
    })),
  }
}
