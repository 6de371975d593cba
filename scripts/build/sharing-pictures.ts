import { createServer } from 'vite'
import { imagetools } from 'vite-imagetools'
import { escapeHtml } from '../../netlify/inquiries/escape-html.ts'
import { home } from '../../src/content/home.ts'
import type { PageContent, PageHead } from '../../src/content/types.ts'
import { sharingPicturePath, sharingPictureSize } from '../../src/prerender/sharing-picture.ts'
import { notFoundRoute, type Route, routes } from '../../src/routes.ts'
import { site } from '../../src/site.ts'
import { colour, drawing, grotesque, markAt, mono, textWidth } from './drawing.ts'

const { quote } = home.hero

// Sizes are in pixels. Line height and letter spacing are multiples of the font size.
const headlineBox = { x: 80, width: 1032, height: 318, lineHeight: 1.02, maxSize: 132 }
const letterSpacing = -0.022
// The width of a space and the adjacent side bearings, as a multiple of the font size.
const space = 0.33

/** Draws each page's link preview. @returns the PNG files by path. */
export async function sharingPictures(): Promise<Record<string, Uint8Array>> {
  // Load the pages with Vite, because Node can't import JSX or CSS.
  const vite = await createServer({
    configFile: false,
    plugins: [imagetools()],
    appType: 'custom',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    logLevel: 'warn',
  })
  const { loadFirstPage } = await vite.ssrLoadModule('/src/navigation/load-page.ts')
  const pictures: Record<string, Uint8Array> = {}
  for (const route of [...routes, notFoundRoute]) {
    const { content } = await loadFirstPage(route)
    pictures[sharingPicturePath(route.path)] = sharingPicture(route, content)
  }
  await vite.close()
  return pictures
}

/** A page styled as a trade document: a headline on a ruled sheet, the landed price and a stamp. */
function sharingPicture(route: Route, { head, hero }: PageContent): Uint8Array {
  const { label, ...stamp } = head.picture ?? { stamp: quote.stamp }
  const small = `font-family="${mono}" font-size="29" letter-spacing="2.3" fill="${colour('ink-soft')}"`
  const [title, total] = [label ?? route.nav ?? site.name, quote.total].map(capitals)
  // The company's name is as large as the title beside it allows. Title letters are 20 pixels wide.
  const room = 930 - 20 * (title?.length ?? 0)
  const nameSize = Math.min(43, room / textWidth(site.name, letterSpacing))
  const content = `<g font-family="${grotesque}" fill="${colour('ink')}">
<rect width="100%" height="100%" fill="${colour('kraft')}"/>
<rect x="45" y="45" width="1124" height="554" fill="${colour('carton')}" stroke="${colour('carton-edge')}" stroke-width="2"/>
<rect x="31" y="31" width="1124" height="554" fill="${colour('paper')}" stroke="${colour('ink')}" stroke-width="2.5"/>
${markAt(75, 55, 57.6)}
<text x="146" y="99" font-size="${nameSize}" letter-spacing="${nameSize * letterSpacing}">${escapeHtml(site.name)}</text>
<text x="1114" y="97" text-anchor="end" ${small}>${title}</text>
<rect x="80" y="130" width="1032" height="7"/>
${headline(hero.heading)}
<text x="79" y="546" ${small}>${total}</text>
${stampOf(stamp)}
</g>`
  return drawing(sharingPictureSize.width, sharingPictureSize.height, content).render().asPng()
}

function headline(text: string): string {
  const { size, lines } = fitHeadline(text)
  const step = size * headlineBox.lineHeight
  const above = 312 + size * 0.83 - (lines.length / 2 + 1) * step
  // Large letters have space on their left and would look indented below the ruled line.
  const x = headlineBox.x - size * 0.05
  const rows = lines.map((line) => `<tspan x="${x}" dy="${step}">${escapeHtml(line)}</tspan>`)
  return `<text y="${above}" font-size="${size}" letter-spacing="${size * letterSpacing}">${rows.join('')}</text>`
}

/** Breaks a headline into lines at the largest size that fits. Each sentence starts a new line. */
function fitHeadline(text: string): { size: number; lines: string[] } {
  const words = text.split(' ').map((word) => ({ word, width: textWidth(word, letterSpacing) }))
  const longest = Math.max(...words.map(({ width }) => width))
  const { width: boxWidth, height, lineHeight, maxSize } = headlineBox
  for (let size = maxSize; ; size -= 2) {
    const lines: string[] = []
    let used = Number.POSITIVE_INFINITY
    for (const { word, width } of words) {
      used += space + width
      if (used * size <= boxWidth) lines.push(`${lines.pop()} ${word}`)
      else {
        lines.push(word)
        used = width
      }
      if (/[.!?]$/.test(word)) used = Number.POSITIVE_INFINITY
    }
    const fits = longest * size <= boxWidth && lines.length * size * lineHeight <= height
    if (fits) return { size, lines }
  }
}

function stampOf({ stamp, passed }: NonNullable<PageHead['picture']>): string {
  const ink = colour(passed ? 'passed' : 'accent')
  const wordWidth = textWidth(stamp.toUpperCase(), 0.04)
  const size = Math.min(54, 420 / wordWidth)
  const [width, height] = [size * (wordWidth + 1.2), size * 1.75]
  return `<g transform="translate(${1168 - width / 2} 536) rotate(-7) translate(${-width / 2} ${-height / 2})" fill="none" stroke="${ink}">
<rect x="-8" y="-8" width="${width + 16}" height="${height + 16}" rx="5" stroke-width="2.5" fill="${colour('paper')}"/>
<rect width="${width}" height="${height}" rx="4" stroke-width="7"/>
<text x="${size * 0.57}" y="${size * 1.22}" font-size="${size}" letter-spacing="${size * 0.04}" fill="${ink}" stroke="none">${capitals(stamp)}</text></g>`
}

const capitals = (text: string) => escapeHtml(text.toUpperCase())
