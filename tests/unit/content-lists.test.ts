import { describe, expect, it } from 'vitest'
import { about } from '../../src/content/about.ts'
import { home } from '../../src/content/home.ts'
import { productResearch } from '../../src/content/product-research.ts'
import { productSourcing } from '../../src/content/product-sourcing.ts'
import { tiktokShop } from '../../src/content/tiktok-shop.ts'
import { pages, prose } from '../support/all-content.ts'

// How many entries the customer's specification asks for, by page and section. A page may have more:
// who adds an entry changes nothing here. To have fewer than was asked for, lower the number.
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
  thankYou: { hero: 2, next: 3 },
  privacyPolicy: { sections: 13 },
}

// Names and figures that the specification words itself.
const promised = {
  home: `Home & Kitchen, Fitness, Electronics, Toys & Games, Pet, Beauty, Tools, Gift & Seasonal,
    Right Product. Right Price. Minimum MOQ., 18% lower cost, First product live in 5 weeks`,
  tiktokShop: '5-6 weeks, First product live in 5 weeks',
  productSourcing: `500+, verified suppliers, 98%, quality pass rate, 30%, average cost savings,
    15 days, average sourcing time`,
  contact: `Get a Free Landed Quote,
    Tell us about your product and we'll send you supplier options with complete pricing.,
    We typically respond within 24 hours with supplier options and pricing.`,
  thankYou: 'Thank You!, Review Your Request, Personalized Response, Start Your Journey',
  privacyPolicy: 'January 2025',
  notFound: 'Oops! Page not found',
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
      const section = Object(pages[page])[name]
      const list = Array.isArray(section) ? section : Object.values(section).find(Array.isArray)
      expect(list?.length, name).toBeGreaterThanOrEqual(count)
      const titles = list?.map((entry) => entry.title ?? entry.name ?? Object.values(entry)[0])
      expect(new Set(titles).size, `${name} has no entry twice`).toBe(titles?.length)
    }
  })

  it.each(Object.entries(promised))('of %s name what was promised', (page, names) => {
    const own = prose.filter(({ at }) => at.startsWith(`pages.${page}.`))
    expect(own.map(({ text }) => text)).toEqual(expect.arrayContaining(names.split(/,\s+/)))
  })
})

describe('figures', () => {
  it('of research take the promised days, in words and as drawn', () => {
    const { types } = productResearch.researchTypes
    const timelines = Object.fromEntries(types.map(({ title, timeline }) => [title, timeline]))
    expect(timelines).toMatchObject(researchTimelines)
    for (const { timeline, days } of types) expect(timeline).toBe(`${days.from}-${days.to} days`)
    const { timeline, weeks } = tiktokShop.advantages.launch
    expect(timeline).toBe(`${weeks.from}-${weeks.to} weeks`)
  })

  it('of results say in words what is drawn', () => {
    for (const { figure, result } of home.caseWins.wins) {
      const { kind } = figure
      if (kind === 'cost') expect(result).toContain(`${100 - figure.percent}%`)
      if (kind === 'weeks') expect(result).toContain(`${figure.weeks} weeks`)
      if (kind === 'units')
        expect(result).toContain(`${figure.units.from}-${figure.units.to} units`)
    }
    const { result, weeks } = tiktokShop.realResult.testimonial
    expect(result).toContain(`${weeks} weeks`)
  })

  it('fill the bar of the landed quote, and never name a price', () => {
    expect(home.hero.quote.rows.reduce((sum, { share }) => sum + share, 0)).toBe(100)
    expect(prose.filter(({ text }) => /[$€£¥]|\b(USD|CAD|EUR)\b/.test(text))).toEqual([])
  })

  it('quote each page its own sample time', () => {
    const times = (page: object) => new Set(JSON.stringify(page).match(/\d+-\d+ (weeks|days)/g))
    expect(times([home, about])).toEqual(new Set(['1-2 weeks']))
    expect(times(productSourcing)).toEqual(new Set(['7-10 days']))
  })
})
