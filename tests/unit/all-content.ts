import { about } from '../../src/content/about.ts'
import { amazonFba } from '../../src/content/amazon-fba.ts'
import { dockSlips } from '../../src/content/amazon-fba-dock.ts'
import { prepCarton } from '../../src/content/amazon-fba-prep.ts'
import { contact } from '../../src/content/contact.ts'
import { home } from '../../src/content/home.ts'
import { notFound } from '../../src/content/not-found.ts'
import { privacyPolicy } from '../../src/content/privacy-policy.ts'
import { productResearch } from '../../src/content/product-research.ts'
import { productSourcing } from '../../src/content/product-sourcing.ts'
import { shell } from '../../src/content/shell.ts'
import { thankYou } from '../../src/content/thank-you.ts'
import { tiktokShop } from '../../src/content/tiktok-shop.ts'
import { launchStoryboard } from '../../src/content/tiktok-shop-storyboard.ts'
import { walmartWfs } from '../../src/content/walmart-wfs.ts'
import { cartonRouting } from '../../src/content/walmart-wfs-routing.ts'

/** Every page that has words. */
export const pages = {
  home,
  productResearch,
  productSourcing,
  amazonFba,
  walmartWfs,
  tiktokShop,
  about,
  contact,
  thankYou,
  privacyPolicy,
  notFound,
}
export const names = Object.keys(pages) as (keyof typeof pages)[]

export interface Text {
  /** Where the text stands, as in `home.faq.entries.0.answer`. */
  at: string
  key: string
  text: string
}

function textsIn(value: unknown, at: string): Text[] {
  if (typeof value === 'string') return [{ at, key: at.split('.').at(-1) ?? at, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => textsIn(child, `${at}.${key}`))
}

const figures = { prepCarton, dockSlips, launchStoryboard, cartonRouting }
export const texts = [
  ...textsIn(pages, 'pages'),
  ...textsIn(shell, 'shell'),
  ...textsIn(figures, 'figures'),
]
/** What people read: no addresses, no names of icons. */
export const prose = texts.filter(({ key }) => key !== 'href' && key !== 'icon')
