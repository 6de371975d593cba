import type { BreadcrumbList, Graph, Organization, Service, WebPage, WebSite } from 'schema-dts'
import { home } from '../content/home.ts'
import { productResearch } from '../content/product-research.ts'
import { productSourcing } from '../content/product-sourcing.ts'
import type { PageIntro, Point } from '../content/types.ts'
import type { Route } from '../routes.ts'
import { site } from '../site.ts'

const homeUrl = `${site.origin}/`

const { researchTypes } = productResearch
const { services } = productSourcing

/** The pages that describe a service, with the kinds that some of them list. */
const catalogs: Record<string, { heading: string; kinds: readonly Point[] } | undefined> = {
  '/product-research': { heading: researchTypes.heading, kinds: researchTypes.types },
  '/product-sourcing': { heading: services.heading, kinds: services.cards },
  '/amazon-fba': undefined,
  '/walmart-wfs': undefined,
  '/tiktok-shop': undefined,
}

/**
 * A page in the vocabulary of schema.org, made of the records that the page itself is drawn from,
 * so that search engines read nothing that visitors do not.
 *
 * @returns JSON-LD that can stand in a `<script>`.
 */
export function structuredData(route: Route, hero: PageIntro): string {
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [
      organization,
      webPage(route, hero),
      route.path === '/' ? webSite : breadcrumbs(route, hero),
      ...(route.path in catalogs ? [serviceOf(route, hero)] : []),
    ],
  }
  return jsonInScript(graph)
}

/** JSON that stands in a `<script>` without ever closing it. */
export function jsonInScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

const organization = {
  '@type': 'Organization',
  '@id': `${homeUrl}#organization`,
  name: site.name,
  description: site.tagline,
  url: homeUrl,
  logo: `${site.origin}/icons/any-512.png`,
  email: site.email,
} as const satisfies Organization

const company = { '@id': organization['@id'] }

const webSite: WebSite = {
  '@type': 'WebSite',
  '@id': `${homeUrl}#website`,
  name: site.name,
  url: homeUrl,
  inLanguage: 'en-CA',
  publisher: company,
}

function webPage({ path }: Route, { heading, lede }: PageIntro): WebPage {
  const page = {
    '@id': site.origin + path,
    url: site.origin + path,
    name: heading,
    description: lede,
    inLanguage: 'en-CA',
    publisher: company,
  }
  if (path === '/about') return { '@type': 'AboutPage', ...page }
  if (path === '/contact') return { '@type': 'ContactPage', ...page }
  if (path !== '/') return { '@type': 'WebPage', ...page }
  const questions = home.faq.entries.map(({ question, answer }) => ({
    '@type': 'Question' as const,
    name: question,
    acceptedAnswer: { '@type': 'Answer' as const, text: answer },
  }))
  return { '@type': 'FAQPage', ...page, mainEntity: questions }
}

/** The way from the home page, by the names that header, footer and headings use. */
function breadcrumbs({ path, nav }: Route, { heading }: PageIntro): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: site.name, item: homeUrl },
      { '@type': 'ListItem', position: 2, name: nav ?? heading, item: site.origin + path },
    ],
  }
}

/** The service that a page describes, by its name in the navigation. */
function serviceOf({ path, nav = '' }: Route, { lede }: PageIntro): Service {
  const service = {
    '@type': 'Service' as const,
    '@id': `${site.origin}${path}#service`,
    name: nav,
    description: lede,
    url: site.origin + path,
    provider: company,
  }
  const catalog = catalogs[path]
  if (!catalog) return service
  const offers = catalog.kinds.map(({ title, description }) => ({
    '@type': 'Offer' as const,
    itemOffered: {
      '@type': 'Service' as const,
      name: title,
      description,
      provider: company,
    },
  }))
  return {
    ...service,
    hasOfferCatalog: { '@type': 'OfferCatalog', name: catalog.heading, itemListElement: offers },
  }
}
