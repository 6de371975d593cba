import { describe, expect, it } from 'vitest'
import { home } from '../../src/content/home.ts'
import { pages, prose, recordsWith } from '../support/all-content.ts'

// How many entries the customer asked for, at least. A new entry needs no change here; for fewer than
// was asked for, lower the number.
const leastEntries = {
  home: {
    whoWeHelp: 4,
    whatWeDo: 7,
    popularCategories: 8,
    sourcingStrength: 5,
    howItWorks: 6,
    caseWins: 3,
    pricing: 3,
    faq: 5,
  },
  amazonFba: { features: 6, howItWorks: 6, reasons: 7 },
  walmartWfs: { features: 4, advantages: 6, howItWorks: 6 },
  tiktokShop: { features: 4, howItWorks: 5 },
  productResearch: { method: 6, deliverables: 4, report: 5, researchTypes: 4, differentiators: 4 },
  productSourcing: { pitfalls: 4, stats: 4, services: 9, premiumExtras: 4, process: 6 },
  about: { principles: 6, reasons: 6 },
  thankYou: { next: 3, actions: 2 },
  privacyPolicy: { sections: 13 },
}

// Names and figures in the customer's own words. To promise something else, change it here as well.
const promised = {
  home: `Home & Kitchen, Fitness, Electronics, Toys & Games, Pet, Beauty, Tools, Gift & Seasonal,
    Right Product. Right Price. Minimum MOQ., 18% lower cost, First product live in 5 weeks`,
  'tiktok-shop': '5-6 weeks, First product live in 5 weeks',
  'product-sourcing': `500+, verified suppliers, 98%, quality pass rate, 30%, average cost savings,
    15 days, average sourcing time`,
  contact: `Get a Free Landed Quote,
    Tell us about your product and we'll send you supplier options with complete pricing.,
    We typically respond within 24 hours with supplier options and pricing.`,
  'thank-you': 'Thank You!, Review Your Request, Personalized Response, Start Your Journey',
  'privacy-policy': 'January 2025',
  'not-found': 'Oops! Page not found',
}
const researchTimelines = {
  'Niche Exploration': '7-10 days',
  'Product Validation': '3-5 days',
  'Competitor Analysis': '5-7 days',
  'Trend Research': '5-7 days',
}

describe('lists', () => {
  it.each(Object.entries(leastEntries))('of %s are as long as promised', (page, least) => {
    for (const [name, count] of Object.entries(least)) {
      const section = Object(pages[page])[name] ?? {}
      const found = Array.isArray(section) ? section : Object.values(section).find(Array.isArray)
      const list = found ?? []
      expect(list.length, `entries of ${name}, at least`).toBeGreaterThanOrEqual(count)
      const titles = list.map((entry) => entry.title ?? entry.name ?? Object.values(entry)[0])
      expect(new Set(titles).size, `${name} has no entry twice`).toBe(titles.length)
    }
  })

  it.each(Object.entries(promised))('of %s name what was promised', (page, names) => {
    const own = prose.filter(({ at }) => at.startsWith(`src/content/${page}`))
    const missing = names.split(/,\s+/).filter((name) => !own.some(({ text }) => text === name))
    expect(missing, 'Promised, and not there').toEqual([])
  })
})

describe('figures', () => {
  it('of time are those promised, and the same in words and in drawings', () => {
    const spans = recordsWith('timeline')
    const timelines = Object.fromEntries(spans.map(({ title, timeline }) => [title, timeline]))
    expect(timelines).toMatchObject(researchTimelines)
    for (const { timeline, days, weeks } of spans) {
      const { from, to } = days ?? weeks
      expect(timeline).toBe(`${from}-${to} ${days ? 'days' : 'weeks'}`)
    }
  })

  it('of the landed quote are for the quantity that it names', () => {
    const { quantity, fields } = home.hero.quote
    expect(fields.map(({ value }) => value)).toContain(`${quantity.toLocaleString('en-CA')} units`)
  })

  // Premium samples take less time, and only product-sourcing offers them.
  it.each([
    ['home', '1-2 weeks'],
    ['about', '1-2 weeks'],
    ['product-sourcing', '7-10 days'],
  ])('promise samples on the page %s in %s', (page, time) => {
    const said = prose.filter(
      ({ at, text }) => at.includes(`/${page}`) && /\bsamples?\b/i.test(text),
    )
    const times = said.flatMap(({ text }) => text.match(/\d+-\d+ (weeks|days)/g) ?? [])
    expect([...new Set(times)]).toEqual([time])
  })
})
