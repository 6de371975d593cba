import type { BreadcrumbList, Graph, Organization, Service, WebPage, WebSite } from 'schema-dts'
import { evidence } from '../content/evidence.ts'
import type { PageContent } from '../content/types.ts'
import type { Route } from '../routes.ts'
import { site } from '../site.ts'

const homeUrl = `${site.origin}/`

/** @returns JSON-LD with the same text as the page. It is safe inside `<script>`. */
export function structuredData(route: Route, content: PageContent): string {
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [
      organization,
      webPage(route, content),
      route.path === '/' ? webSite : breadcrumbs(route, content),
      ...(route.service ? [serviceOf(route, content)] : []),
    ],
  }
  return jsonInScript(graph)
}

/** Escapes `<` in JSON, because a `</script>` in the text would end the script element. */
export function jsonInScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

const { legalName, streetAddress, telephone, since } = evidence.company

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
} as const satisfies Organization

const webSite: WebSite = {
  '@type': 'WebSite',
  '@id': `${homeUrl}#website`,
  name: site.name,
  url: homeUrl,
}

function webPage({ path }: Route, { hero, faq }: PageContent): WebPage {
  const page = {
    '@id': site.origin + path,
    url: site.origin + path,
    name: hero.heading,
    description: hero.lede,
  }
  if (!faq) return { '@type': 'WebPage', ...page }
  const questions = faq.questions.map(({ question, answer }) => ({
    '@type': 'Question' as const,
    name: question,
    acceptedAnswer: { '@type': 'Answer' as const, text: answer },
  }))
  return { '@type': 'FAQPage', ...page, mainEntity: questions }
}

function breadcrumbs({ path, nav }: Route, { hero }: PageContent): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: site.name, item: homeUrl },
      { '@type': 'ListItem', position: 2, name: nav ?? hero.heading, item: site.origin + path },
    ],
  }
}

function serviceOf({ path, nav }: Route, { hero }: PageContent): Service {
  return {
    '@type': 'Service',
    '@id': `${site.origin}${path}#service`,
    name: nav ?? hero.heading,
    description: hero.lede,
    url: site.origin + path,
    provider: { '@id': organization['@id'] },
  }
}
