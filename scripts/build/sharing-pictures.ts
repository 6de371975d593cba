import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { prepCarton } from '../../src/content/amazon-fba-prep.ts'
import { home } from '../../src/content/home.ts'
import { privacyPolicy } from '../../src/content/privacy-policy.ts'
import { tiktokShop } from '../../src/content/tiktok-shop.ts'
import { cartonRouting } from '../../src/content/walmart-wfs-routing.ts'
import { readColours } from '../../src/prerender/colours.ts'
import { sharingPicturePath } from '../../src/prerender/sharing-picture.ts'
import { site } from '../../src/site.ts'
import type { BuiltPage } from './built-pages.ts'
import { readMark } from './mark.ts'
import { drawSharingPicture, headlineBox, headlineSpacing } from './sharing-pictures-drawing.ts'
import { setHeadline } from './sharing-pictures-headline.ts'
import { svgToPng, textWidth } from './svg-to-png.ts'

const { quote } = home.hero

interface Paperwork {
  /** What the document is called; otherwise the page's name in the navigation. */
  label?: string
  stamp: string
  passed?: true
}

/** What the documents of single pages are called and stamped with. */
export const paperwork: Readonly<Record<string, Paperwork>> = {
  '/': { label: quote.title, stamp: quote.stamp },
  '/product-research': { stamp: 'Top 3' },
  '/product-sourcing': { stamp: 'Five origins' },
  '/amazon-fba': { stamp: prepCarton.stamp, passed: true },
  '/walmart-wfs': { stamp: cartonRouting.prep.title, passed: true },
  '/tiktok-shop': { stamp: tiktokShop.advantages.launch.timeline },
  '/about': { stamp: 'QC passed', passed: true },
  '/contact': { label: 'Free quote', stamp: 'Within 24 hours' },
  '/thank-you': { label: 'Inquiry', stamp: 'Received', passed: true },
  '/privacy-policy': { label: privacyPolicy.dated, stamp: 'Staff only' },
  '/404': { label: 'Waybill', stamp: 'Return to sender' },
}

/** For a page that is not listed. */
const blank: Paperwork = { stamp: quote.stamp }

/** Draws for each page the picture that previews of links to it show. */
export async function writeSharingPictures(folder: string, pages: BuiltPage[]) {
  const roles = readColours(await readFile('src/styles/tokens.css', 'utf8'))
  const colour = (role: string) => roles(role).light
  const mark = await readMark()
  const wordWidth = (word: string) => textWidth(word, headlineSpacing)
  await mkdir(join(folder, 'sharing'), { recursive: true })
  await Promise.all(
    pages.map(async ({ route, heading }) => {
      const { label, stamp, passed = false } = paperwork[route.path] ?? blank
      const svg = drawSharingPicture({
        mark,
        company: site.name,
        label: label ?? route.nav ?? site.name,
        headline: setHeadline(heading, headlineBox, wordWidth),
        total: quote.total,
        shares: quote.rows.map(({ share }) => share),
        stamp,
        stampInk: colour(passed ? 'passed' : 'stamp'),
        colour,
      })
      await writeFile(join(folder, sharingPicturePath(route.path)), await svgToPng(svg))
    }),
  )
}
