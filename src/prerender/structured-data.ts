import { evidence } from '../content/evidence.ts'
import { evidenceLabels } from '../content/evidence-labels.ts'
import { site } from '../site.ts'
import type { PlannedHead } from './page-plan.ts'

const home = `${site.origin}/`
const { legalName, streetAddress, telephone, since } = evidence.company
const { registrationNumber, registerLink } = evidence.company

const organization = {
  '@type': 'Organization',
  name: site.name,
  description: site.tagline,
  url: home,
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
      ...(registerLink && { url: registerLink }),
    },
  }),
  ...(telephone && {
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone,
      email: site.email,
    },
  }),
  ...(evidence.people.entries.length > 0 && {
    employee: evidence.people.entries.map(({ name, role, city }) => ({
      '@type': 'Person',
      name,
      jobTitle: role,
      workLocation: city,
    })),
  }),
}

/** Returns JSON-LD with only the types that search engines use for a company like this one. */
export function structuredData({ path, head }: PlannedHead): string {
  const itemListElement = [
    { '@type': 'ListItem', position: 1, name: site.name, item: home },
    { '@type': 'ListItem', position: 2, name: head.name, item: head.url },
  ]
  const place =
    path === '/'
      ? { '@type': 'WebSite', name: site.name, url: home }
      : { '@type': 'BreadcrumbList', itemListElement }
  return jsonInScript({
    '@context': 'https://schema.org',
    '@graph': [organization, place],
  })
}

/** Escapes `<` in JSON, because a `</script>` in the text would end the script element. */
function jsonInScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
