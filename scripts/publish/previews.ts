import { mkdir, writeFile } from 'node:fs/promises'
import { home } from '../../src/content/home.ts'
import type { PageContent, PageHead } from '../../src/content/types.ts'
import type { PagePlan } from '../../src/prerender/page-plan.ts'
import type { Route } from '../../src/routes.ts'
import { site } from '../../src/site.ts'
import {
  colour,
  draw,
  line,
  logoAt,
  missingLetters,
  textWidth,
} from './drawing.ts'

/** Draws a link preview as a PNG file. */
export function drawPreview(route: Route, content: PageContent): Uint8Array {
  // Facebook recommends 1200 × 630 pixels, and crops other shapes.
  return draw(1200, 630, preview(route, content)).render().asPng()
}

export async function writePreviews(pages: PagePlan[], folder: string) {
  await mkdir(`${folder}/sharing`, { recursive: true })
  for (const { preview } of pages) {
    await writeFile(folder + preview.path, preview.picture)
  }
  const missing = [...missingLetters].join(' ')
  if (missing)
    console.warn(
      `Warning: no font has ${missing}. The link previews omit them.`,
    )
}

function preview(route: Route, { head, hero }: PageContent): string {
  const { quote } = home.hero
  const { label, ...stamp } = head.picture ?? { stamp: quote.stamp }
  const title = (label ?? route.nav ?? site.name).toUpperCase()
  const total = quote.total.toUpperCase()
  return `<g fill="${colour('ink')}">
<rect width="100%" height="100%" fill="${colour('kraft')}"/>
<rect x="45" y="45" width="1124" height="554" fill="${colour('carton')}" stroke="${colour('carton-edge')}" stroke-width="2"/>
<rect x="31" y="31" width="1124" height="554" fill="${colour('paper')}" stroke="${colour('ink')}" stroke-width="2.5"/>
${logoAt(75, 55, 57.6)}
${line(site.name, 146, 99, sizeOf(site.name, 43, 570))}
<rect x="80" y="130" width="1032" height="7"/>
${headline(hero.heading)}
<g fill="${colour('ink-soft')}">
<g text-anchor="end">${line(title, 1114, 97, sizeOf(title, 27, 370))}</g>
${line(total, 79, 546, sizeOf(total, 27, 620))}
</g>
${stampOf(stamp)}
</g>`
}

const sizeOf = (text: string, largest: number, maxWidth: number) =>
  Math.min(largest, maxWidth / textWidth(text))

/** Draws a headline in the largest font size that fits. Each sentence begins on a new line. */
function headline(text: string): string {
  const words = text
    .split(' ')
    .map((word) => ({ text: word, width: textWidth(word) }))
  for (let size = 132; ; size -= 2) {
    const lines: typeof words = []
    for (const word of words) {
      const last = lines.at(-1)
      const width = (last?.width ?? 0) + 0.33 + word.width
      const fits = last && width * size <= 1032 && !/[.!?]$/.test(last.text)
      if (fits)
        Object.assign(last, { text: `${last.text} ${word.text}`, width })
      else lines.push({ ...word })
    }
    const height = lines.length * size * 1.02
    if (height > 318 || lines.some(({ width }) => width * size > 1032)) continue
    const top = 312 - height / 2 + size * 0.83
    return lines
      .map(({ text }, row) => line(text, 75, top + row * size * 1.02, size))
      .join('')
  }
}

function stampOf({ stamp, passed }: NonNullable<PageHead['picture']>): string {
  const ink = colour(passed ? 'passed' : 'accent')
  const text = stamp.toUpperCase()
  const size = sizeOf(text, 54, 420)
  const [width, height] = [size * (textWidth(text) + 1.2), size * 1.75]
  return `<g transform="translate(${1168 - width} 490) rotate(-7 ${width / 2} 47)" fill="${ink}">
<rect width="${width}" height="${height}" rx="4" stroke="${ink}" stroke-width="7" fill="${colour('paper')}"/>
${line(text, size * 0.57, size * 1.22, size)}</g>`
}
