import type { BreadcrumbList, Graph, Organization, WebPage, WebSite } from 'schema-dts'
import { home } from '../content/home.ts'
import type { PageIntro } from '../content/types.ts'
import type { Route } from '../routes.ts'
import { site } from '../site.ts'
import { serviceOf } from './structured-data-services.ts'

const homeUrl = `${site.origin}/`

/**
 * A page in the vocabulary of schema.org, made of the records that the page itself is drawn from,
 * so that search engines read nothing that visitors do not.
 *
 * @returns JSON-LD that can stand in a `<script>`.
 */
export function structuredData(route: Route, hero: PageIntro): string {
  const service = serviceOf(route, hero, organization['@id'])
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [
      organization,
      webPage(route, hero),
      route.path === '/' ? webSite : breadcrumbs(route, hero),
      ...(service ? [service] : []),
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

const webSite: WebSite = {
  '@type': 'WebSite',
  '@id': `${homeUrl}#website`,
  name: site.name,
  url: homeUrl,
  inLanguage: 'en-CA',
  publisher: { '@id': organization['@id'] },
}

function webPage({ path }: Route, { heading, lede }: PageIntro): WebPage {
  const page = {
    '@id': site.origin + path,
    url: site.origin + path,
    name: heading,
    description: lede,
    inLanguage: 'en-CA',
    publisher: { '@id': organization['@id'] },
  }
  switch (path) {
    case '/':
      return { '@type': 'FAQPage', ...page, mainEntity: questions }
    case '/about':
      return { '@type': 'AboutPage', ...page }
    case '/contact':
      return { '@type': 'ContactPage', ...page }
    default:
      return { '@type': 'WebPage', ...page }
  }
}

const questions = home.faq.entries.map(
  ({ question, answer }) =>
    ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    }) as const,
)

/** The way from the home page, by the names that header, footer and headings use. */
function breadcrumbs({ path, nav }: Route, { heading }: PageIntro): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: site.name, item: homeUrl },
      {
        '@type': 'ListItem',
        position: 2,
        name: nav ?? heading,
        item: site.origin + path,
      },
    ],
  }
}
