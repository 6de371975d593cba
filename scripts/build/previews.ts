import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { escapeHtml } from '../../netlify/inquiries/escape-html.ts'
import { home } from '../../src/content/home.ts'
import type { PageContent, PageHead } from '../../src/content/types.ts'
import { notFoundRoute, type Route, routes } from '../../src/routes.ts'
import { site } from '../../src/site.ts'
import { readPageContent } from './content-texts.ts'
import { colour, drawing, markAt, missingLetters, textWidth } from './drawing.ts'

const { quote } = home.hero

// Sizes are in pixels, and multiples of the font size for line height and letter spacing. Facebook
// recommends 1200 × 630; apps crop pictures with another aspect ratio.
const headlineBox = { x: 80, width: 1032, height: 318, lineHeight: 1.02, maxSize: 132 }
const letterSpacing = -0.022
const labelSpacing = 0.08
// The width of a space and the adjacent side bearings, as a multiple of the font size.
const space = 0.33

/**
 * Draws each page's link preview and writes its address into the page. The address contains a hash,
 * because social networks keep the picture that they have loaded from an address.
 */
export async function writePreviews(folder: string): Promise<void> {
  await mkdir(`${folder}/sharing`, { recursive: true })
  let texts = ''
  for (const route of [...routes, notFoundRoute]) {
    const svg = preview(route, await readPageContent(route.page))
    texts += svg.replace(/<[^>]*>/g, '')
    const png = drawing(1200, 630, svg).render().asPng()
    const name = `${route.page}-${createHash('sha256').update(png).digest('hex').slice(0, 8)}`
    const page = `${folder}${route.path === '/' ? '/index' : route.path}.html`
    const html = await readFile(page, 'utf8')
    await writeFile(page, html.replace(`/sharing/${route.page}.png`, `/sharing/${name}.png`))
    await writeFile(`${folder}/sharing/${name}.png`, png)
  }
  const { foreign, omitted } = missingLetters(texts)
  if (foreign.length > 0) {
    const left = omitted.length > 0 ? ` The link previews omit ${omitted.join(' ')}` : ''
    console.warn(
      `Warning: the site's typeface lacks ${foreign.join(' ')}, so these letters look different.${left}`,
    )
  }
}

/** A page styled as a trade document: a headline on a ruled sheet, the landed price and a stamp. */
function preview(route: Route, { head, hero }: PageContent): string {
  const { label, ...stamp } = head.picture ?? { stamp: quote.stamp }
  const title = (label ?? route.nav ?? site.name).toUpperCase()
  const titleWidth = Math.min(560, 27 * textWidth(title, labelSpacing))
  const nameSize = Math.min(43, (940 - titleWidth) / textWidth(site.name, letterSpacing))
  return `<g fill="${colour('ink')}">
<rect width="100%" height="100%" fill="${colour('kraft')}"/>
<rect x="45" y="45" width="1124" height="554" fill="${colour('carton')}" stroke="${colour('carton-edge')}" stroke-width="2"/>
<rect x="31" y="31" width="1124" height="554" fill="${colour('paper')}" stroke="${colour('ink')}" stroke-width="2.5"/>
${markAt(75, 55, 57.6)}
<text x="146" y="99" font-size="${nameSize}" letter-spacing="${nameSize * letterSpacing}">${plain(site.name)}</text>
${small(title, 1114 - titleWidth, 97, titleWidth)}
<rect x="80" y="130" width="1032" height="7"/>
${headline(hero.heading)}
${small(quote.total.toUpperCase(), 79, 546, 620)}
${stampOf(stamp)}
</g>`
}

/** A line of small text, which shrinks if it would be wider than `maxWidth`. */
function small(text: string, x: number, y: number, maxWidth: number): string {
  const size = Math.min(27, maxWidth / textWidth(text, labelSpacing))
  return `<text x="${x}" y="${y}" font-size="${size}" letter-spacing="${size * labelSpacing}" fill="${colour('ink-soft')}">${plain(text)}</text>`
}

function headline(text: string): string {
  const { size, lines } = fitHeadline(text)
  const step = size * headlineBox.lineHeight
  const above = 312 + size * 0.83 - (lines.length / 2 + 1) * step
  // Large letters have space on their left and would look indented below the ruled line.
  const x = headlineBox.x - size * 0.05
  const rows = lines.map((line) => `<tspan x="${x}" dy="${step}">${plain(line)}</tspan>`)
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
  const text = stamp.toUpperCase()
  const wordWidth = textWidth(text, 0.04)
  const size = Math.min(54, 420 / wordWidth)
  const [width, height] = [size * (wordWidth + 1.2), size * 1.75]
  return `<g transform="translate(${1168 - width / 2} 536) rotate(-7) translate(${-width / 2} ${-height / 2})" fill="none" stroke="${ink}">
<rect x="-8" y="-8" width="${width + 16}" height="${height + 16}" rx="5" stroke-width="2.5" fill="${colour('paper')}"/>
<rect width="${width}" height="${height}" rx="4" stroke-width="7"/>
<text x="${size * 0.57}" y="${size * 1.22}" font-size="${size}" letter-spacing="${size * 0.04}" fill="${ink}" stroke="none">${plain(text)}</text></g>`
}

/** Composes accented letters, which the fonts have only as a whole, and escapes the text for SVG. */
const plain = (text: string) => escapeHtml(text.normalize('NFC'))
