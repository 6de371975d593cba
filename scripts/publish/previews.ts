import { mkdir, writeFile } from 'node:fs/promises'
import { home } from '../../src/content/home.ts'
import type { PageContent } from '../../src/content/types.ts'
import type { PagePlan } from '../../src/prerender/page-plan.ts'
import type { Route } from '../../src/routes.ts'
import { site } from '../../src/site.ts'
import {
  colour,
  draw,
  missingLetters,
  textElement,
  textWidth,
} from './drawing.ts'
import { groundOf } from './icons.ts'
import { iconFile, ownLogoFile, readLogo } from './logo.ts'

const logo = await readLogo(ownLogoFile() ?? iconFile())

// All lengths and positions in this file are in pixels. Those without a comment were chosen by eye.
// Facebook recommends this size, and crops other shapes.
const imageWidth = 1200
const imageHeight = 630

/** Draws a link preview as a PNG file. */
export function drawPreview(route: Route, content: PageContent): Uint8Array {
  const elements = preview(route, content)
  return draw(imageWidth, imageHeight, elements).render().asPng()
}

export async function writePreviews(pages: PagePlan[], folder: string) {
  await mkdir(`${folder}/sharing`, { recursive: true })
  for (const { preview } of pages) {
    await writeFile(folder + preview.path, preview.picture)
  }
  if (missingLetters.size > 0) {
    const letters = [...missingLetters].join(' ')
    console.warn(
      `Warning: no font has ${letters}. The link previews omit them.`,
    )
  }
}

/**
 * Draws a sheet of paper on a carton, with the company's name, the page's headline and a stamp. The
 * positions were chosen by eye.
 */
function preview(route: Route, { head, hero }: PageContent): string {
  // Each sheet ends with the total of the home page's quote. A page without a stamp has its stamp too.
  const { quote } = home.hero
  const { label, stamp, passed } = head.picture ?? { stamp: quote.stamp }
  const title = (label ?? route.nav ?? site.name).toUpperCase()
  const total = quote.total.toUpperCase()
  const titleSize = sizeThatFits(title, { largest: 27, width: 370 })
  const totalSize = sizeThatFits(total, { largest: 27, width: 620 })
  return `<g fill="${colour('ink')}">
<rect width="100%" height="100%" fill="${colour('kraft')}"/>
<rect x="45" y="45" width="1124" height="554" fill="${colour('carton')}" stroke="${colour('carton-edge')}" stroke-width="2"/>
<rect x="31" y="31" width="1124" height="554" fill="${colour('paper')}" stroke="${colour('ink')}" stroke-width="2.5"/>
${drawName()}
<rect x="80" y="130" width="${headlineArea.width}" height="7"/>
${headline(hero.heading)}
<g fill="${colour('ink-soft')}">
<g text-anchor="end">${textElement(title, { x: 1114, y: 97, size: titleSize })}</g>
${textElement(total, { x: 79, y: 546, size: totalSize })}
</g>
${stampOf(stamp, passed ? 'passed' : 'accent')}
</g>`
}

/** The area for the logo and the name. */
const nameArea = { left: 75, right: 716, middle: 84, height: 58 }

/** Draws the logo, with the name beside it unless the logo is as wide as a name (`OwnLogo.tsx`). */
function drawName(): string {
  const { left, right, middle, height: largestHeight } = nameArea
  const isWordmark = logo.width >= 2 * logo.height
  const largestWidth = isWordmark ? 640 : 116
  const scale = Math.min(largestHeight / logo.height, largestWidth / logo.width)
  const width = logo.width * scale
  const height = logo.height * scale
  const data = logo.picture.toString('base64')
  const elements = [
    `<image x="${left}" y="${middle - height / 2}" width="${width}" height="${height}" href="data:image/png;base64,${data}"/>`,
  ]
  if (logo.needs === 'dark') {
    const padding = 6
    // The dark plate is below the logo, so it comes first.
    elements.unshift(
      `<rect x="${left - padding}" y="${middle - largestHeight / 2 - padding}" width="${width + 2 * padding}" height="${largestHeight + 2 * padding}" fill="${groundOf(logo)}"/>`,
    )
  }
  if (!isWordmark) {
    const nameLeft = left + width + 13
    const largest = 43
    const size = sizeThatFits(site.name, { largest, width: right - nameLeft })
    const place = { x: nameLeft, y: middle + 15, size }
    elements.push(textElement(site.name, place))
  }
  return elements.join('')
}

/** Returns the largest font size, up to `largest`, at which the text is no wider than `width`. */
function sizeThatFits(
  text: string,
  { largest, width }: { largest: number; width: number },
): number {
  return Math.min(largest, width / textWidth(text))
}

const headlineArea = { left: 75, middle: 312, width: 1032, height: 318 }
const largestHeadline = 132

// Multiples of the font size, chosen for the site's typeface.
const spaceWidth = 0.33
const lineHeight = 1.02
const baselineBelowTop = 0.83

/** Draws a headline in the largest font size that fits. Each sentence begins on a new line. */
function headline(text: string): string {
  const words = text
    .split(' ')
    .map((word) => ({ text: word, width: textWidth(word) }))
  let size = largestHeadline
  let lines = breakIntoLines(words, size)
  while (!fitsHeadlineArea(lines, size)) {
    size -= 2
    lines = breakIntoLines(words, size)
  }
  const { left, middle } = headlineArea
  const top = middle - heightOf(lines, size) / 2
  const firstBaseline = top + size * baselineBelowTop
  const elements = lines.map(({ text }, row) => {
    const y = firstBaseline + row * size * lineHeight
    return textElement(text, { x: left, y, size })
  })
  return elements.join('')
}

/** A word or a line. */
interface MeasuredText {
  text: string
  /** A multiple of the font size. */
  width: number
}

function breakIntoLines(words: MeasuredText[], size: number): MeasuredText[] {
  const lines: MeasuredText[] = []
  for (const word of words) {
    const last = lines.at(-1)
    const width = (last?.width ?? 0) + spaceWidth + word.width
    const hasRoom = width * size <= headlineArea.width
    if (last && hasRoom && !endsSentence(last.text)) {
      last.text += ` ${word.text}`
      last.width = width
    } else {
      lines.push({ ...word })
    }
  }
  return lines
}

function endsSentence(text: string): boolean {
  return ['.', '!', '?'].some((mark) => text.endsWith(mark))
}

function fitsHeadlineArea(lines: MeasuredText[], size: number): boolean {
  const isNarrow = lines.every(
    ({ width }) => width * size <= headlineArea.width,
  )
  return isNarrow && heightOf(lines, size) <= headlineArea.height
}

function heightOf(lines: MeasuredText[], size: number): number {
  return lines.length * size * lineHeight
}

/** Draws a tilted stamp in the bottom right corner. The numbers were chosen by eye. */
function stampOf(stamp: string, ink: 'passed' | 'accent'): string {
  const text = stamp.toUpperCase()
  const size = sizeThatFits(text, { largest: 54, width: 420 })
  // The frame and its padding are in proportion to the text.
  const width = size * (textWidth(text) + 1.2)
  const height = size * 1.75
  const left = 1168 - width
  return `<g transform="translate(${left} 490) rotate(-7 ${width / 2} 47)" fill="${colour(ink)}">
<rect width="${width}" height="${height}" rx="4" stroke="${colour(ink)}" stroke-width="7" fill="${colour('paper')}"/>
${textElement(text, { x: size * 0.57, y: size * 1.22, size })}</g>`
}
