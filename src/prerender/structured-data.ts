import type { BreadcrumbList, Graph, Organization, Question } from 'schema-dts'
import { evidence } from '../content/evidence.ts'
import type { FaqEntry, PageContent } from '../content/types.ts'
import type { Route } from '../routes.ts'
import { site } from '../site.ts'

const homeUrl = `${site.origin}/`

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

/** @returns JSON-LD with the same text as the page. It is safe inside `<script>`. */
export function structuredData(route: Route, { hero, faq }: PageContent): string {
  const url = site.origin + route.path
  const name = route.nav ?? hero.heading
  const page = { '@id': url, url, name: hero.heading, description: hero.lede }
  const service = { '@id': `${url}#service`, name, description: hero.lede, url }
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [
      organization,
      faq
        ? { '@type': 'FAQPage', ...page, mainEntity: faq.questions.map(question) }
        : { '@type': 'WebPage', ...page },
      route.path === '/'
        ? { '@type': 'WebSite', '@id': `${homeUrl}#website`, name: site.name, url: homeUrl }
        : breadcrumbs(name, url),
      ...(route.service
        ? [{ '@type': 'Service', ...service, provider: { '@id': organization['@id'] } } as const]
        : []),
    ],
  }
  return jsonInScript(graph)
}

function question({ question, answer }: FaqEntry): Question {
  return {
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }
}

function breadcrumbs(name: string, item: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: site.name, item: homeUrl },
      { '@type': 'ListItem', position: 2, name, item },
    ],
  }
}

/** Escapes `<` in JSON, because a `</script>` in the text would end the script element. */
export function jsonInScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
