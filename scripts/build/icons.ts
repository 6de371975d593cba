import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readColours } from '../../src/prerender/colours.ts'
import { site } from '../../src/site.ts'
import { type Mark, readMark } from './mark.ts'
import { svgToPng } from './svg-to-png.ts'

// Android cuts any shape out of a maskable icon; a circle of 80 % is safe.
const sizes = [192, 512]
const purposes = { any: 0.8, maskable: 0.66 }

/** Writes the icons of those who cannot show `favicon.svg`, and the manifest that lists them. */
export async function writeIcons(folder: string) {
  const mark = await readMark()
  const colours = readColours(await readFile('src/styles/tokens.css', 'utf8'))
  const paper = colours('paper').light
  const icon = (size: number, share: number) => svgToPng(onPaper(mark, paper, size, share))
  const listed = Object.entries(purposes).flatMap(([purpose, share]) =>
    sizes.map((size) => ({ purpose, size, share, src: `/icons/${purpose}-${size}.png` })),
  )
  await mkdir(join(folder, 'icons'), { recursive: true })
  await Promise.all([
    writeFile(join(folder, 'favicon.ico'), ico(await icon(32, 0.9))),
    writeFile(join(folder, 'apple-touch-icon.png'), await icon(180, 0.66)),
    ...listed.map(async ({ src, size, share }) =>
      writeFile(join(folder, src), await icon(size, share)),
    ),
    writeFile(
      join(folder, 'site.webmanifest'),
      JSON.stringify({
        name: site.name,
        description: site.tagline,
        lang: 'en-CA',
        start_url: '/',
        display: 'browser',
        background_color: paper,
        theme_color: paper,
        icons: listed.map(({ purpose, size, src }) => ({
          src,
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose,
        })),
      }),
    ),
  ])
}

/** The mark in the middle of a square, as large as `share` of it. */
function onPaper(mark: Mark, paper: string, size: number, share: number): string {
  const margin = (size * (1 - share)) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
<rect width="100%" height="100%" fill="${paper}"/>
${mark(margin, margin, size * share)}
</svg>`
}

/** An icon file with one picture; since Windows Vista it may be a PNG. */
function ico(png: Buffer): Buffer {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0])
  const place = Buffer.alloc(8)
  place.writeUInt32LE(png.length, 0)
  place.writeUInt32LE(header.length + place.length, 4)
  return Buffer.concat([header, place, png])
}
