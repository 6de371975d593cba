import type { BreadcrumbList, Graph, Organization, Service, WebPage, WebSite } from 'schema-dts'
import { evidence, evidenceLabels } from '../content/evidence.ts'
import type { PageContent } from '../content/types.ts'
import type { PageModule } from '../navigation/load-page.ts'
import type { Route } from '../routes.ts'
import { site } from '../site.ts'

const homeUrl = `${site.origin}/`

/**
 * A page in the vocabulary of schema.org, made of the records that the page itself is drawn from,
 * so that search engines read nothing that visitors do not.
 *
 * @returns JSON-LD that can stand in a `<script>`.
 */
export function structuredData(route: Route, { content, offers }: PageModule): string {
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [
      organization,
      webPage(route, content),
      route.path === '/' ? webSite : breadcrumbs(route, content),
      ...(route.describes === 'service' ? [serviceOf(route, content, offers)] : []),
    ],
  }
  return jsonInScript(graph)
}

/** JSON that stands in a `<script>` without ever closing it. */
export function jsonInScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

const { legalName, registrationNumber, streetAddress, telephone, since } = evidence.company
const { entries: people } = evidence.people

const organization = {
  '@type': 'Organization',
  '@id': `${homeUrl}#organization`,
  name: site.name,
  description: site.tagline,
  url: homeUrl,
  logo: `${site.origin}/apple-touch-icon.png`,
  email: site.email,
  ...(legalName && { legalName }),
  ...(streetAddress && { address: streetAddress }),
  ...(telephone && { telephone }),
  ...(since && { foundingDate: since }),
  ...(registrationNumber && {
    identifier: {
      '@type': 'PropertyValue',
      name: evidenceLabels.registration,
      value: registrationNumber,
    },
  }),
  ...(people.length > 0 && {
    employee: people.map(({ name, role }) => ({ '@type': 'Person', name, jobTitle: role })),
  }),
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

const pageTypes = { service: 'WebPage', company: 'AboutPage', contact: 'ContactPage' } as const

/** A page whose section `faq` answers questions is one of questions. */
function webPage({ path, describes = 'service' }: Route, { hero, faq }: PageContent): WebPage {
  const page = {
    '@id': site.origin + path,
    url: site.origin + path,
    name: hero.heading,
    description: hero.lede,
    inLanguage: 'en-CA',
    publisher: company,
  }
  if (!faq || !('entries' in faq)) return { '@type': pageTypes[describes], ...page }
  const questions = faq.entries?.map(({ question, answer }) => ({
    '@type': 'Question' as const,
    name: question,
    acceptedAnswer: { '@type': 'Answer' as const, text: answer },
  }))
  return { '@type': 'FAQPage', ...page, mainEntity: questions ?? [] }
}

/** The way from the home page, by the names that header, footer and headings use. */
function breadcrumbs({ path, nav }: Route, { hero }: PageContent): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: site.name, item: homeUrl },
      { '@type': 'ListItem', position: 2, name: nav ?? hero.heading, item: site.origin + path },
    ],
  }
}

/** The service that a page describes, by its name in the navigation, with the kinds that it lists. */
function serviceOf(
  { path, nav }: Route,
  { hero }: PageContent,
  offers: PageModule['offers'],
): Service {
  const service = {
    '@type': 'Service' as const,
    '@id': `${site.origin}${path}#service`,
    name: nav ?? hero.heading,
    description: hero.lede,
    url: site.origin + path,
    provider: company,
  }
  if (!offers) return service
  const itemListElement = offers.kinds.map(({ title, description }) => ({
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
    hasOfferCatalog: { '@type': 'OfferCatalog', name: offers.heading, itemListElement },
  }
}
