import { domainToASCII } from 'node:url'
import { isEmailAddress } from '../../src/inquiry/email-address.ts'

/** Writes an address as browsers do: `https://Müller.de/` becomes `https://xn--mller-kva.de`. */
export function normalizeUrl(value: string): string {
  const url = URL.parse(value)
  return url && url.href === `${url.origin}/` ? url.origin : value.trim()
}

export function normalizeSiteSettings(env: NodeJS.ProcessEnv): void {
  env.SITE_URL = normalizeUrl(env.SITE_URL ?? '')
  env.URL = normalizeUrl(env.URL ?? '')
  env.SITE_EMAIL = env.SITE_EMAIL?.trim() ?? ''
}

export function problemsOfSite(
  site: { origin: string; email: string },
  { SITE_URL, URL: host, SITE_EMAIL, NETLIFY, CONTEXT }: NodeJS.ProcessEnv,
): string[] {
  const problems: string[] = []
  const address = problemOfUrl(site.origin)
  const source = SITE_URL ? 'SITE_URL' : host ? 'URL' : 'origin in src/site.ts'
  if (address) problems.push(`${source} ${address}`)
  // The default address ends in `.example`, which is reserved for examples (RFC 2606).
  if (
    (NETLIFY || CONTEXT === 'production') &&
    /[@.]example$/i.test(site.email)
  ) {
    problems.push(
      'Set SITE_EMAIL to a real address. No address ends in .example.',
    )
  }
  const email = problemOfEmail(site.email)
  if (email)
    problems.push(
      `${SITE_EMAIL ? 'SITE_EMAIL' : 'email in src/site.ts'} ${email}`,
    )
  return problems
}

export function problemOfUrl(value: string): string | undefined {
  const url = URL.parse(value)
  if (!url || !/^https?:$/.test(url.protocol)) {
    return "isn't a web address. Write one such as https://www.example.com."
  }
  const { origin, host } = url
  if (url.protocol !== 'https:')
    return `begins with http:. Write https://${host}.`
  if (url.username || url.password)
    return `contains a user name. Write ${origin}.`
  if (url.pathname !== '/' || url.search || url.hash) {
    return `has a path after the domain, and the site works only without one. Write ${origin}.`
  }
  return value === origin
    ? undefined
    : `is written differently by browsers. Write ${origin}.`
}

export function problemOfEmail(value: string): string | undefined {
  if (isEmailAddress(value)) {
    // In a `mailto:` link, these characters would end or change the address (RFC 6068).
    const [broken] = /[?&#%/=]/.exec(value) ?? []
    return (
      broken &&
      `contains ${broken}, which breaks links to an email address. Use another one.`
    )
  }
  const [local, domain = ''] = value.split('@')
  const ascii = domainToASCII(domain)
  if (ascii !== domain && isEmailAddress(`${local}@${ascii}`)) {
    return `has a domain with letters that email programs don't know. Write it as ${ascii}.`
  }
  return "isn't an email address. Write only the address, without spaces or a name: hello@example.com"
}
