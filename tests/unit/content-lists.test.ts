import { describe, expect, it } from 'vitest'
import { about } from '../../src/content/about.ts'
import { home } from '../../src/content/home.ts'
import { privacyPolicy } from '../../src/content/privacy-policy.ts'
import { productResearch } from '../../src/content/product-research.ts'
import { productSourcing } from '../../src/content/product-sourcing.ts'
import { tiktokShop } from '../../src/content/tiktok-shop.ts'
import { iconNames, type Span } from '../../src/content/types.ts'
import { pages, prose, texts } from '../support/all-content.ts'

/** Every record anywhere in the pages that has all of `keys`. */
function recordsWith(keys: string[], value: unknown = pages): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  const children = Object.values(value).flatMap((child) => recordsWith(keys, child))
  return keys.every((key) => key in value) ? [{ ...value }, ...children] : children
}

/** The length of each section's list. */
function lengthsOf(page: object) {
  return Object.fromEntries(
    Object.entries(page).map(([section, value]) => {
      const list = Array.isArray(value) ? value : Object.values(value).find(Array.isArray)
      return [section, list?.length]
    }),
  )
}

describe('lists', () => {
  const oneToN = (length: number) => Array.from({ length }, (_, index) => index + 1)

  it('of steps count from one', () => {
    const lists = recordsWith(['steps']).map(({ steps }) => steps as { number: number }[])
    expect(lists).not.toEqual([])
    for (const steps of lists) {
      expect(steps.map(({ number }) => number)).toEqual(oneToN(steps.length))
    }
    expect(productResearch.report.sections.map(({ step }) => step)).toEqual(oneToN(5))
  })

  it.each([
    {
      name: 'home',
      promised: {
        whoWeHelp: 4,
        whatWeDo: 7,
        popularCategories: 8,
        sourcingStrength: 5,
        howItWorks: 6,
        caseWins: 3,
        pricing: 3,
        faq: 5,
      },
    },
    { name: 'amazonFba', promised: { features: 6, howItWorks: 6, reasons: 7 } },
    { name: 'walmartWfs', promised: { features: 4, advantages: 6, howItWorks: 6 } },
    { name: 'tiktokShop', promised: { features: 4, howItWorks: 5 } },
    {
      name: 'productResearch',
      promised: { method: 6, deliverables: 4, report: 5, researchTypes: 4, differentiators: 4 },
    },
    {
      name: 'productSourcing',
      promised: { pitfalls: 4, stats: 4, services: 9, premiumExtras: 4, process: 6 },
    },
    { name: 'about', promised: { principles: 6, reasons: 6 } },
    { name: 'thankYou', promised: { next: 3, actions: 2 } },
    { name: 'privacyPolicy', promised: { sections: 13 } },
  ] as const)('of $name are as long as promised', ({ name, promised }) => {
    expect(lengthsOf(pages[name] ?? {})).toMatchObject(promised)
  })

  it('of the privacy policy follow a paragraph that introduces them', () => {
    for (const { heading, paragraphs, list } of privacyPolicy.sections) {
      const announcing = paragraphs.map((paragraph) => paragraph.endsWith(':'))
      expect(announcing.lastIndexOf(true), heading).toBe(list ? paragraphs.length - 1 : -1)
    }
  })

  it('never hold the same title twice', () => {
    const lists = recordsWith(['heading']).flatMap((section) =>
      Object.values(section).filter((value) => Array.isArray(value)),
    )
    for (const list of lists) {
      const titles = list.flatMap((entry) => entry.title ?? entry.name ?? entry.heading ?? [])
      expect(new Set(titles).size).toBe(titles.length)
    }
  })
})

describe('figures', () => {
  it('of a timeline say in words what is drawn', () => {
    const days = recordsWith(['timeline', 'days']) as { timeline: string; days: Span }[]
    const weeks = recordsWith(['timeline', 'weeks']) as { timeline: string; weeks: Span }[]
    expect(days).not.toEqual([])
    expect(weeks).not.toEqual([])
    for (const { timeline, days: span } of days) {
      expect(timeline).toBe(`${span.from}-${span.to} days`)
    }
    for (const { timeline, weeks: span } of weeks) {
      expect(timeline).toBe(`${span.from}-${span.to} weeks`)
    }
  })

  it('of a case win say in words what is drawn', () => {
    for (const { figure, result } of home.caseWins.wins) {
      if (figure.kind === 'cost') expect(result).toContain(`${100 - figure.percent}%`)
      if (figure.kind === 'weeks') expect(result).toContain(`${figure.weeks} weeks`)
      if (figure.kind === 'units') {
        expect(result).toContain(`${figure.units.from}-${figure.units.to} units`)
      }
    }
    const { result, weeks } = tiktokShop.realResult.testimonial
    expect(result).toContain(`${weeks} weeks`)
  })

  it('of the landed quote fill the whole bar and name no amount', () => {
    const { quote } = home.hero
    expect(quote.rows.reduce((sum, { share }) => sum + share, 0)).toBe(100)
    expect(JSON.stringify([quote.rows.map(({ note }) => note), quote.total])).not.toMatch(/[$€£\d]/)
  })

  it('never name a price', () => {
    expect(prose.filter(({ text }) => /[$€£¥]|\b(USD|CAD|EUR)\b/.test(text))).toEqual([])
  })

  it('quote each page its own sample time', () => {
    const sampleTimes = (page: unknown) =>
      JSON.stringify(page).match(/\d+-\d+ (?=weeks|days)\w+/g) ?? []
    expect(new Set(sampleTimes([home, about]))).toEqual(new Set(['1-2 weeks']))
    expect(new Set(sampleTimes(productSourcing))).toEqual(new Set(['7-10 days']))
  })
})

describe('icons', () => {
  it('are drawn for a reason: each is used by some record', () => {
    const used = new Set(texts.filter(({ key }) => key === 'icon').map(({ text }) => text))
    expect([...used].sort()).toEqual([...iconNames].sort())
  })

  it('differ within one group', () => {
    const groups = recordsWith(['cards']).map(({ cards }) => cards as { icon?: string }[])
    for (const group of groups) {
      const icons = group.flatMap(({ icon }) => icon ?? [])
      expect(new Set(icons).size).toBe(icons.length)
    }
  })
})
