import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fromBuffer } from '@capsizecss/unpack'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import subsetFont from 'subset-font'
import { escapeHtml } from '../../netlify/escape-html.ts'
import { readColours } from './colours.ts'

const pathOf = (name: string) => new URL(import.meta.resolve(name))
await initWasm(await readFile(pathOf('@resvg/resvg-wasm/index_bg.wasm')))

/** Converts a font for resvg, which can't read WOFF2 or use the weights of a variable font. */
async function boldFont(file: string | URL): Promise<Buffer> {
  const source = await readFile(file)
  const options = { keepAllGlyphs: true, targetFormat: 'truetype' } as const
  const bold = { ...options, variationAxes: { wght: 750 } }
  // Fonts of a single weight don't have this axis.
  return subsetFont(source, '', bold).catch(() => subsetFont(source, '', options))
}

const own = await Promise.all(globSync('src/styles/fonts/grotesque*.woff2').sort().map(boldFont))
// Arimo has the same letter widths as Arial, in which browsers show letters that the site's own fonts
// lack. Drawings use it for the same letters.
const arimo = ['greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'].map((alphabet) =>
  boldFont(pathOf(`@fontsource/arimo/files/arimo-${alphabet}-700-normal.woff2`)),
)
const everyFont = [...own, ...(await Promise.all(arimo))]
const { familyName } = await fromBuffer(own[0] ?? Buffer.alloc(0))

const tokens = readColours(await readFile('src/styles/tokens.css', 'utf8'))
/** A colour token's value in the light scheme, as `#rrggbb`. */
export const colour = (token: string) => tokens(token).light

// In favicon.svg, the class of a stroke may be the name of its colour token.
const logo = await readFile('public/favicon.svg', 'utf8')
const strokes = (scheme: 'light' | 'dark') =>
  ['ink', 'accent'].map((name) => `.${name}{stroke:${tokens(name)[scheme]}}`).join('')
const dark = `@media(prefers-color-scheme:dark){${strokes('dark')}}`
/** The company's logo as an icon that follows the browser's colour scheme. */
export const favicon = logo.replace(
  /<\/svg>\s*$/,
  `<style>${strokes('light')}${dark}</style></svg>`,
)

/** The logo in the light scheme's colours, for use in another drawing. Lengths are in pixels. */
export function logoAt(x: number, y: number, size: number): string {
  const data = Buffer.from(favicon.replace(dark, '')).toString('base64')
  return `<image x="${x}" y="${y}" width="${size}" height="${size}" href="data:image/svg+xml;base64,${data}"/>`
}

/** Prepares SVG elements for rendering. Width and height are in pixels. Installed fonts are ignored. */
export function draw(width: number, height: number, elements: string, fontBuffers = everyFont) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${familyName}">${elements}</svg>`
  return new Resvg(svg, { font: { fontBuffers } })
}

/** The size at which text in the site's typeface is at most `maxWidth` wide. `spacing` is in em. */
export function sizeOf(text: string, largest: number, maxWidth: number, spacing: number): number {
  return Math.min(largest, maxWidth / textWidth(text, spacing))
}

/** A line of text. `spacing` is in em, so that it grows with the text. */
export function line(text: string, x: number, y: number, size: number, spacing: number): string {
  return `<text x="${x}" y="${y}" font-size="${size}" letter-spacing="${size * spacing}">${plain(text)}</text>`
}

/** The width of text in the site's typeface, as a multiple of the font size. */
export function textWidth(text: string, spacing = 0): number {
  return (
    widthOf(`<text font-size="100" letter-spacing="${spacing * 100}">${plain(text)}</text>`) / 100
  )
}

/** The letters in a text that the site's own fonts lack, and those that no font has. */
export function missingLetters(text: string): { foreign: string[]; omitted: string[] } {
  const letters = [...new Set(text)].filter((letter) => /[^ -~\s]/.test(letter))
  const isMissing = (letter: string, fonts = everyFont) =>
    widthOf(`<text>${letter}</text>`, fonts) === 0
  const foreign = letters.filter((letter) => isMissing(letter, own))
  return { foreign, omitted: foreign.filter((letter) => isMissing(letter)) }
}

const widthOf = (element: string, fonts = everyFont) =>
  draw(1, 1, element, fonts).getBBox()?.width ?? 0

// NFC combines letters and accents, because the fonts have no separate accents. Letters that no font
// has are left out, because resvg would omit other letters along with them.
function plain(text: string): string {
  const { omitted } = missingLetters(text.normalize('NFC'))
  return escapeHtml(
    [...text.normalize('NFC')].filter((letter) => !omitted.includes(letter)).join(''),
  )
}
