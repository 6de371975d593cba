import { expect, it } from 'vitest'
import { readTexts } from '../../scripts/publish/content-texts.ts'
import { navigationLinks } from '../../src/routes.ts'
import { keepsPromisedTexts } from '../../src/site.ts'

/**
 * Wording that the first customer asked for, by file in `src/content`. Case and punctuation are
 * ignored. These tests run until `keepsPromisedTexts` in `src/site.ts` is false.
 */
const wording: Record<string, string[]> = {
  home: [
    'Right Product. Right Price. Minimum MOQ.',
    'Get a Free Landed Quote',
    'Talk to a Sourcing Expert',
    '50-100 units',
    'Who We Help',
    'What We Do',
    'Popular Categories',
    'Our Sourcing Strength',
    'How It Works',
    'Product research',
    'Home & Kitchen',
    'Fitness',
    'Electronics',
    'Toys & Games',
    'Pet',
    'Beauty',
    'Tools',
    'Gift & Seasonal',
    'Tell us what you need',
    'Supplier options',
    'Approve samples',
    'Start production',
    'Inspect quality',
    'Ship to you',
    'Mini Case Wins',
    '18% lower cost',
    'First product live in 5 weeks',
    'FAQ',
    '1-2 weeks',
    'Simple Pricing',
    'Per project',
    'Small commission',
    'Monthly plan',
    'percentage',
    'order value',
    'lower per-order costs',
    'Priority support',
    'Dedicated account manager',
  ],
  'amazon-fba': [
    'Get FBA Pricing',
    'Brief',
    'Supplier Options',
    'Samples',
    'Production',
    'QC',
    'Ship to FBA',
  ],
  'walmart-wfs': [
    'Local sourcing teams',
    'WFS compliance',
    'Local quality control',
    'Competitive pricing',
    'Brief',
    'Supplier Options',
    'Samples and Production',
    'WFS Prep',
    'QC and Proof',
    'Ship Direct',
  ],
  'tiktok-shop': [
    '5-6 weeks',
    'Real Result',
    'First product live in 5 weeks',
    'Product Brief',
    'Fast Sourcing',
    'Production and QC',
    'Compliant Prep',
    'Ship and Launch',
  ],
  'product-research': [
    'Market analysis',
    'Data collection',
    'Profit calculation',
    'Competition assessment',
    'Trend forecasting',
    'Supplier validation',
    'Niche Exploration',
    '7-10 days',
    'Product Validation',
    '3-5 days',
    'Competitor Analysis',
    '5-7 days',
    'Trend Research',
    '3-5 verified supplier options',
    'executive summary',
    'top 3 recommendations',
  ],
  figures: [
    '500+',
    'verified suppliers',
    '98%',
    'quality pass rate',
    '30%',
    'average cost savings',
    '15 days',
    'average sourcing time',
  ],
  'product-sourcing': [
    'China, India, Vietnam, Bangladesh and Turkey',
    'ISO',
    'CE',
    'FDA',
    '7-10 days',
    'escrow',
    'milestone',
  ],
  about: ['Local teams', 'product, shipping, duties and taxes', '1-2 weeks'],
  contact: [
    'Get a Free Landed Quote',
    "Tell us about your product and we'll send you supplier options with complete pricing.",
    'We typically respond within 24 hours with supplier options and pricing.',
  ],
  'inquiry-form': [
    'Name',
    'Email',
    'Phone',
    'What product do you need?',
    'Quantity',
    '500 units',
    'Get Free Quote',
    'Validation Error',
    'Error',
    'Unexpected error. Please try again.',
    'Failed to submit your inquiry. Please try again.',
    'Submission did not complete. Please try again.',
    'Thank you for your inquiry!',
    'We have received your inquiry and a member of our team will get in touch with you shortly.',
  ],
  'thank-you': [
    'Thank You!',
    '24 hours',
    'What Happens Next?',
    'Review Your Request',
    'Personalized Response',
    'Start Your Journey',
  ],
  'privacy-policy': [
    'January 2025',
    'Canadian corporation',
    'anyone under 18',
    'Introduction',
    'Information We Collect',
    'How We Use Your Information',
    'Information Sharing',
    'Cookies and Tracking Technologies',
    'Data Security',
    'Data Retention',
    'Your Rights',
    'International Data Transfers',
    "Children's Privacy",
    'Changes',
    'Governing Law',
    'Contact Us',
  ],
  'not-found': ['Oops! Page not found'],
  shell: [
    'Get Free Quote',
    'Request a Quote',
    'Services',
    'Amazon FBA',
    'Walmart WFS',
    'TikTok Shop',
    'Company',
    'About Us',
    'Contact',
    'Privacy Policy',
    'Unexpected Application Error!',
  ],
}

/** The minimum number of list entries that the customer asked for. */
const leastEntries: Partial<Record<string, Record<string, number>>> = {
  home: {
    whoWeHelp: 4,
    whatWeDo: 7,
    popularCategories: 8,
    howItWorks: 6,
    caseWins: 3,
    faq: 5,
  },
  'amazon-fba': { features: 6, howItWorks: 6, reasons: 7 },
  'walmart-wfs': { features: 4, advantages: 6, howItWorks: 6 },
  'tiktok-shop': { features: 4, howItWorks: 5 },
  'product-research': {
    method: 6,
    deliverables: 4,
    report: 5,
    differentiators: 4,
  },
  'product-sourcing': {
    pitfalls: 4,
    services: 9,
    premiumExtras: 4,
    process: 6,
  },
  about: { principles: 6, reasons: 6 },
  'thank-you': { next: 3 },
  'privacy-policy': { sections: 13 },
}

const allTexts = await readTexts()
const remedy =
  'If the site is yours now, set keepsPromisedTexts in src/site.ts to false.'
const promised = it.runIf(keepsPromisedTexts)

const textsOf = (file: string) =>
  allTexts.filter(({ at }) => at.startsWith(`src/content/${file}.ts: `))

/** Returns the words, in lower case, with a space before and after each. */
function wordsOf(text: string): string {
  const words = text.toLowerCase().replaceAll(/[^\w%+&-]+/g, ' ')
  return ` ${words.trim()} `
}

const promises = Object.entries(wording).flatMap(([file, phrases]) =>
  phrases.map((phrase) => ({ file, phrase })),
)

promised.each(promises)(
  'src/content/$file.ts has "$phrase"',
  ({ file, phrase }) => {
    const texts = textsOf(file).map(({ text }) => wordsOf(text))
    const isKept = texts.some((text) => text.includes(wordsOf(phrase)))
    const reason = `Write it in src/content/${file}.ts again. ${remedy}`
    expect(isKept, reason).toBe(true)
  },
)

/**
 * Returns the number of a section's entry that has the text at this place, or 0 if the text is
 * elsewhere. The third question of the FAQ is at `src/content/home.ts: home › faq › questions › 3 › q`.
 */
function entryNumber(section: string, at: string): number {
  const [, place = ''] = at.split(': ')
  const [, afterSection = ''] = `${place} `.split(` › ${section} › `)
  // The number is the section's own key, or a key of a list in the section.
  const keys = afterSection.split(' › ').slice(0, -1)
  const numbers = keys.slice(0, 2).map(Number).filter(Boolean)
  return numbers[0] ?? 0
}

const lists = Object.entries(leastEntries).flatMap(([file, sections = {}]) =>
  Object.entries(sections).map(([section, least]) => ({
    file,
    section,
    least,
  })),
)

promised.each(lists)(
  'src/content/$file.ts has at least $least entries in $section',
  ({ file, section, least }) => {
    const numbers = textsOf(file).map(({ at }) => entryNumber(section, at))
    const last = Math.max(...numbers)
    const reason = `Add entries to ${section}. ${remedy}`
    expect(last, reason).toBeGreaterThanOrEqual(least)
  },
)

promised(
  'the menu has the links that the first customer asked for, in the right order',
  () => {
    const asked = [
      'Product Research',
      'Product Sourcing',
      'Amazon FBA',
      'Walmart WFS',
      'TikTok Shop',
      'About Us',
    ]
    // An owner may add links of other names.
    const names = navigationLinks.map(({ nav }) => nav)
    const kept = names.filter((name) => asked.includes(name))
    const reason = `These are \`nav\` in src/routes.ts. ${remedy}`
    expect(kept, reason).toEqual(asked)
  },
)
