import { domainToASCII } from 'node:url'
import { isEmailAddress } from '../../src/inquiry/email-address.ts'

/** Writes an address as browsers do: `https://Müller.de/` becomes `https://xn--mller-kva.de`. */
export function normalizeUrl(value: string): string {
  const url = URL.parse(value)
  const isOrigin = url?.href === `${url?.origin}/`
  return url && isOrigin ? url.origin : value.trim()
}

export function normalizeSiteSettings(env: NodeJS.ProcessEnv): void {
  env.SITE_URL = normalizeUrl(env.SITE_URL ?? '')
  env.URL = normalizeUrl(env.URL ?? '')
  env.SITE_EMAIL = env.SITE_EMAIL?.trim() ?? ''
}

/**
 * Whether a build is for visitors: a host or a CI service makes it, or the owner has set an address.
 * `npm start` and the tests set BUILD_IS_LOCAL.
 * @param hostName the name of the host or CI service, or null. A bare `CI=true` names none.
 */
export function isForVisitors(
  { BUILD_IS_LOCAL, SITE_URL, SITE_EMAIL, CONTEXT }: NodeJS.ProcessEnv,
  hostName: string | null,
): boolean {
  if (BUILD_IS_LOCAL) return false
  const isProduction = CONTEXT === 'production'
  return Boolean(hostName || isProduction || SITE_URL || SITE_EMAIL)
}

/** RFC 2606 reserves these names for examples, so no site and no mailbox can have them. */
const exampleDomain =
  /\.(example|test|invalid)$|^(.*\.)?example\.(com|net|org)$/i

/** Returns true if a web address or one of several email addresses is only an example. */
export function isExample(value: string): boolean {
  // Includes the `@` after the name in an email address, so that the name doesn't look like a domain.
  const words = value.match(/[\p{L}\d.-]+@?/gu) ?? []
  return words.some((word) => exampleDomain.test(word))
}

interface Site {
  origin: string
  email: string
}

/** @returns why a build that is only a check must not be published. */
export function warningsOfSite(site: Site, env: NodeJS.ProcessEnv): string[] {
  const isExampleSite = isExample(site.origin) || isExample(site.email)
  if (env.BUILD_IS_LOCAL || !isExampleSite) return []
  return [
    `Don't publish this build: it has the example addresses ${site.origin} and ${site.email}. To build the site for visitors, set SITE_URL and SITE_EMAIL, for example to https://www.shop.com and hello@shop.com.`,
  ]
}

/** @param isPublished whether visitors will see the pages. */
export function problemsOfSite(
  site: Site,
  env: NodeJS.ProcessEnv,
  isPublished: boolean,
): string[] {
  const problems = [problemOfOrigin(site, env), problemOfAddress(site, env)]
  if (isPublished) {
    problems.push(
      problemOfExampleOrigin(site, env),
      problemOfExampleAddress(site, env),
    )
  }
  return problems.filter((problem) => problem !== undefined)
}

function problemOfOrigin({ origin }: Site, env: NodeJS.ProcessEnv) {
  const { fault, remedy } = faultOfUrl(origin) ?? {}
  if (!fault) return undefined
  if (env.SITE_URL) return `SITE_URL ${fault}. Write ${remedy}.`
  if (env.URL) {
    // Netlify's URL begins with http: until the domain has its certificate.
    return `URL, which the host sets, ${fault}. Set SITE_URL to ${remedy}.`
  }
  return `origin in src/site.ts ${fault}. Write ${remedy}.`
}

function problemOfAddress({ email }: Site, env: NodeJS.ProcessEnv) {
  const problem = problemOfEmail(email)
  const source = env.SITE_EMAIL ? 'SITE_EMAIL' : 'email in src/site.ts'
  return problem && `${source} ${problem}`
}

function problemOfExampleOrigin({ origin }: Site, env: NodeJS.ProcessEnv) {
  if (!isExample(origin)) return undefined
  const remedy =
    "Set SITE_URL to the site's own address, such as https://www.shop.com."
  if (env.SITE_URL) return `SITE_URL is only an example. ${remedy}`
  if (env.URL) return `URL is only an example. ${remedy}`
  return `SITE_URL is not set, so search engines would look for the site at ${origin}. ${remedy}`
}

function problemOfExampleAddress({ email }: Site, env: NodeJS.ProcessEnv) {
  if (!isExample(email)) return undefined
  const fault = env.SITE_EMAIL ? 'only an example' : 'not set'
  return `SITE_EMAIL is ${fault}. Set SITE_EMAIL to a real address, because visitors see it and no mail reaches ${email}.`
}

interface Fault {
  fault: string
  remedy: string
}

/** Returns undefined if the value is an origin as browsers write it, such as `https://www.shop.com`. */
export function faultOfUrl(value: string): Fault | undefined {
  const url = URL.parse(value)
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:'
  // Visitors can't reach a name without a dot, such as `localhost`. A comma, as between two
  // addresses, could be a part of the URL's host name.
  if (!url || !isWeb || !/^[a-z\d-]+(\.[a-z\d-]+)+$/.test(url.hostname)) {
    const remedy = 'one such as https://www.example.com'
    return { fault: "isn't a web address", remedy }
  }
  const { origin, host } = url
  if (url.protocol !== 'https:')
    return { fault: 'begins with http:', remedy: `https://${host}` }
  if (url.username || url.password)
    return { fault: 'contains a user name', remedy: origin }
  if (url.pathname !== '/' || url.search || url.hash) {
    const fault =
      'has a path after the domain, and the site works only without one'
    return { fault, remedy: origin }
  }
  return value === origin
    ? undefined
    : { fault: 'is written differently by browsers', remedy: origin }
}

/** Returns what is wrong with the address, as the end of a sentence; undefined if it is usable. */
export function problemOfEmail(value: string): string | undefined {
  if (isEmailAddress(value)) {
    // In a `mailto:` link, these characters would end or change the address (RFC 6068).
    const unsafe = [...value].find((character) => '?&#%/='.includes(character))
    if (!unsafe) return undefined
    return `contains ${unsafe}, which breaks links to an email address. Use another one.`
  }
  const [local, domain = ''] = value.split('@')
  const ascii = domainToASCII(domain)
  if (ascii !== domain && isEmailAddress(`${local}@${ascii}`)) {
    return `has a domain with letters that email programs don't know. Write it as ${ascii}.`
  }
  return "isn't an email address. Write only the address, without spaces or a name: hello@example.com"
}
