/**
 * Rules for what the files in this folder, `src/site.ts` and `src/routes.ts` export. Only the build
 * imports this module, so visitors download neither zod nor libphonenumber.
 *
 * Each message continues a sentence that begins with the place: `src/content/home.ts: home › faq`.
 */
import parsePhoneNumber from 'libphonenumber-js'
import { z } from 'zod'
import { isEmailAddress } from '../inquiry/email-address.ts'
import { keepsPromisedTexts, pageTitle, site } from '../site.ts'
import { telephoneLink } from '../telephone-link.ts'

const money = /[$€£¥₹]\s?\d|\d\s?([$€£¥₹]|(USD|CAD|EUR|GBP)\b)/
// Visitors would see these as typed: HTML elements, HTML entities and Markdown.
const markup = /<\/?[a-z][^>]*>|&#?\w{2,};|\*\*/i
const placeholder = /\{[^}]*\}?|\}/

/** Returns what is wrong with a text, or undefined. */
type Check = (text: string) => string | undefined

function rule(check: Check) {
  return z.string().superRefine((text, context) => {
    const message = check(text)
    if (message) context.addIssue({ code: 'custom', message })
  })
}

/** A rule for texts that may be empty, because the pages omit empty ones. */
function optional(check: Check) {
  return rule((text) => (text === '' ? undefined : check(text)))
}

function problemOfText(text: string): string | undefined {
  if (text.trim() === '') {
    return 'is empty. Write a text between the quotation marks, or delete the whole entry.'
  }
  const [typed] = placeholder.exec(text) ?? []
  return (
    typed &&
    `has ${typed}, which visitors would see as typed. Write it in words.`
  )
}

function problemOfPricing(text: string): string | undefined {
  if (!keepsPromisedTexts || !money.test(text)) return problemOfText(text)
  return `has an amount of money: "${text}". Write your amounts as fees in src/content/evidence.ts, which each plan shows. If you have taken over the texts, set keepsPromisedTexts in src/site.ts to false.`
}

function problemOfTelephone(telephone: string): string | undefined {
  const number = parsePhoneNumber(telephone, { extract: false })
  if (!number?.isPossible()) {
    return `isn't one international telephone number: "${telephone}". Write the plus sign, the country code and the number, as in +1 416 555 0100 or +1 416 555 0100 ext. 5.`
  }
  if (number.getURI() === telephoneLink(telephone)) return undefined
  return `would be dialled wrong: "${telephone}". Write it as ${number.formatInternational()}.`
}

const domain = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+$/u

function problemOfLink(link: string): string | undefined {
  const url = URL.parse(link)
  // A comma, as between two addresses, could be a part of the URL's host name.
  const isOnWeb =
    url && /^https?:\/\//i.test(link) && domain.test(url.hostname)
  if (isOnWeb && !/\s/.test(link)) {
    if (url.protocol === 'https:') return undefined
    return `isn't encrypted: "${link}". Write https:${link.slice('http:'.length)}, and open it to see that it works.`
  }
  const [host = ''] = link.split(/[/?#]/)
  const remedy = domain.test(host)
    ? `Write https://${link}.`
    : 'Copy it from the address bar, with https:// at the beginning.'
  return `isn't a whole web address: "${link}". ${remedy}`
}

function problemOfYear(year: string): string | undefined {
  const isYear = /^\d{4}$/.test(year)
  if (isYear && Number(year) <= new Date().getFullYear()) return undefined
  return `isn't a year in the past: "${year}". Write four digits, as in 2014.`
}

function problemOfEmail(address: string): string | undefined {
  if (isEmailAddress(address)) return undefined
  return `isn't an email address: "${address}". Write only the address, as in ann@shop.com.`
}

// The build and Netlify use these addresses themselves.
const takenPath = /^\/(404|index|api|assets|sharing|_local|\.netlify)(\/|$)/

function problemOfPath(path: string): string | undefined {
  if (takenPath.test(path)) {
    return `has an address that the site needs for itself: "${path}". Choose another one.`
  }
  const ascii = path.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const words = ascii.split('/').map((word) => {
    return word.replaceAll(/[^a-z\d_]+/g, '-').replaceAll(/^-|-$/g, '')
  })
  const expected = `/${words.filter(Boolean).join('/')}`
  if (path === expected) return undefined
  const example = expected === '/' ? '/gift-boxes' : expected
  return `has an address that isn't written like the others: "${path}". Write it in small letters, digits and hyphens, with a slash only before each part: ${example}`
}

const otherValues = [
  z.number(),
  z.boolean(),
  z.null(),
  z.undefined(),
  z.custom((value) => typeof value === 'function'),
]

type Keys = Record<string, z.ZodType>

/**
 * Everything in an export, however deep: each text in it must follow the rule.
 * @param keys the keys that have rules of their own, wherever they are.
 */
function everyText(text: z.ZodType<string>, keys: Keys = {}): z.ZodType {
  const inside: z.ZodType = z.lazy(() => anything)
  const records = z.object(keys).partial().catchall(inside)
  const anything = z.union([text, ...otherValues, z.array(inside), records])
  return anything
}

/** Without the label of its link, a worksheet can't be opened, and only its example is shown. */
const mayBeEmpty = { worksheet: optional(problemOfText) }
const text = rule(problemOfText)
const texts = everyText(text, mayBeEmpty)

/**
 * A record in which some keys have rules of their own. TypeScript has already checked which keys
 * are required.
 */
function record(keys: Keys) {
  return z.object(keys).partial().catchall(texts)
}

const optionalText = optional(problemOfText)
const optionalLink = optional(problemOfLink)
const figure = z
  .number()
  .min(0, "is negative. Write your fee, or null if you don't publish it.")
  .nullish()
const percent = figure.refine((share) => (share ?? 0) <= 100, {
  message: 'is over 100 percent. Write 6 for 6 percent.',
})

/** A record whose texts may be empty. */
function facts(keys: Keys) {
  return z.object(keys).partial().catchall(optionalText)
}

const fee = facts({ amount: figure, percent, minimum: figure })

const evidence = record({
  company: facts({
    registerLink: optionalLink,
    telephone: optional(problemOfTelephone),
    since: optional(problemOfYear),
  }),
  fees: z.record(z.string(), fee),
  terms: z.array(facts({ group: text, question: text })),
  contract: facts({}),
  figures: facts({}),
  people: record({
    entries: z.array(record({ email: optional(problemOfEmail) })),
  }),
  references: record({
    entries: z.array(
      record({
        href: rule(problemOfLink),
        year: optional(problemOfYear),
      }),
    ),
  }),
})

const language = rule((tag) => {
  if (isLanguage(tag)) return undefined
  return `isn't a language tag: "${tag}". Write one such as en-CA, en-GB or fr-FR.`
})

function isLanguage(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).includes(tag)
  } catch {
    return false
  }
}

const frames = z.array(
  rule((origin) => {
    const url = URL.parse(origin)
    // An asterisk would allow more than one origin.
    const isDomain = url && domain.test(url.hostname)
    if (isDomain && url.protocol === 'https:' && url.origin === origin)
      return undefined
    return `isn't an origin: "${origin}". Write one such as https://calendly.com, without a path.`
  }),
)

// scripts/publish/site-settings.ts and analytics.ts check the other values, which variables can set.
const ownSite = record({ language, frames, analytics: z.unknown() })

const route = record({ path: rule(problemOfPath) })

const routes = z.array(route).superRefine((pages, context) => {
  for (const [index, { path }] of pages.entries()) {
    if (pages.findIndex((page) => page.path === path) === index) continue
    const message = `is in the list twice: "${path}". Delete one of the two lines, or change its address.`
    context.addIssue({ code: 'custom', path: [index, 'path'], message })
  }
})

/** The exports that have rules of their own. */
const schemas: Record<string, z.ZodType> = {
  evidence,
  // `given.ts` repeats facts that have been checked as a part of the evidence.
  inShell: z.unknown(),
  site: ownSite,
  routes,
}

/** A section of a page. An empty heading hides the section. */
function sectionOf(check: Check) {
  const inside = everyText(rule(check), mayBeEmpty)
  return z
    .object({ heading: optional(check), ...mayBeEmpty })
    .partial()
    .catchall(inside)
}

const section = sectionOf(problemOfText)
const page = z
  .object({ head: texts, hero: texts, ...mayBeEmpty })
  .partial()
  .catchall(z.union([text, ...otherValues, z.array(texts), section]))

const home = page.extend({ pricing: sectionOf(problemOfPricing) }).partial()

function schemaOf(name: string, exported: unknown): z.ZodType {
  if (name === 'home') return home
  return schemas[name] ?? (isPage(exported) ? page : texts)
}

function isPage(exported: unknown): boolean {
  return typeof exported === 'object' && 'head' in Object(exported)
}

/**
 * @param name the name under which a file exports the value.
 * @returns what is wrong with the value, and where in it.
 */
export function problemsIn(exported: unknown, name: string) {
  return schemaOf(name, exported).safeParse(exported).error?.issues ?? []
}

const markupFree = rule((text) => {
  const [typed] = markup.exec(text) ?? []
  return (
    typed && `has ${typed}. Visitors will see it as you typed it: delete it.`
  )
})

const yearMs = 366 * 24 * 60 * 60 * 1000

// The rules of marketplaces and customs change, so each has the date on which it was checked.
const checkedOn = rule((date) => {
  if (Date.now() - Date.parse(date) < yearMs) return undefined
  return `is ${date}, more than a year ago, or isn't a date such as 2026-11-28. Compare the rule with its source, then write today's date.`
})

const markupFreeTexts = everyText(markupFree, { checkedOn })

/** A rule for texts that search engines cut off. `shown` is the text as they show it. */
function upTo(limit: number, unit: string, shown = (text: string) => text) {
  const words = rule((text) => {
    const { length } = shown(text)
    if (length <= limit) return undefined
    return `has ${length} characters${unit}, and search results cut off what is after about ${limit}. Shorten it if you can; the site is built either way.`
  })
  return words.and(markupFree)
}

const advice = z
  .object({
    head: z
      .object({
        title: upTo(60, ', with the name of the company', pageTitle),
        description: upTo(160, ''),
      })
      .partial()
      .catchall(markupFreeTexts),
  })
  .catchall(markupFreeTexts)

/** @returns what the owner may want to change. */
export function warningsIn(exported: unknown) {
  const schema = isPage(exported) ? advice : markupFreeTexts
  return schema.safeParse(exported).error?.issues ?? []
}

const exampleFree = everyText(
  rule((text) => {
    // The build has its own messages for these two addresses, which many texts contain.
    const rest = text.replaceAll(site.email, '').replaceAll(site.origin, '')
    const [address] = /[\w@.-]+\.example\b(?![.@-])/i.exec(rest) ?? []
    return (
      address &&
      `has ${address}, which is only an example. Write a real address, or delete it.`
    )
  }),
)

/** @returns the addresses that can't exist. */
export function examplesIn(exported: unknown) {
  return exampleFree.safeParse(exported).error?.issues ?? []
}
