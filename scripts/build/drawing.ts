import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import subsetFont from 'subset-font'
import { escapeHtml } from '../../src/escape-html.ts'
import { readColours } from './colours.ts'

const pathOf = (name: string) => new URL(import.meta.resolve(name))
await initWasm(await readFile(pathOf('@resvg/resvg-wasm/index_bg.wasm')))

// Browsers show letters that the site's own fonts lack in Arial. Drawings show them in Arimo, which
// has the same letter widths.
const alphabets = ['greek', 'greek-ext', 'cyrillic', 'cyrillic-ext']
const arimo = alphabets.map((name) =>
  pathOf(`@fontsource/arimo/files/arimo-${name}-700-normal.woff2`),
)
const own = globSync('src/styles/fonts/grotesque*.woff2').sort()
const fontBuffers = await Promise.all([
  ...own.map((file) => trueType(file, { wght: 750 })),
  ...arimo.map((file) => trueType(file)),
])

/** Converts a font for resvg, which can't read WOFF2 or use the weights of a variable font. */
async function trueType(file: string | URL, variationAxes: Record<string, number> = {}) {
  const options = { keepAllGlyphs: true, targetFormat: 'truetype', variationAxes } as const
  return subsetFont(await readFile(file), '', options)
}

const tokens = readColours(await readFile('src/styles/tokens.css', 'utf8'))
/** A colour token's value in the light scheme, as `#rrggbb`. */
export const colour = (token: string) => tokens(token).light

// In favicon.svg, the class of a stroke may be the name of its colour token.
const strokes = (scheme: 'light' | 'dark') =>
  ['ink', 'accent'].map((name) => `.${name}{stroke:${tokens(name)[scheme]}}`).join('')
const styles = `<style>${strokes('light')}@media(prefers-color-scheme:dark){${strokes('dark')}}</style>`
/** The company's logo as an icon that follows the browser's colour scheme. */
export const favicon = (await readFile('public/favicon.svg', 'utf8')).replace(
  /<\/svg>\s*$/,
  `${styles}</svg>`,
)

/** The logo, for use in another drawing. resvg ignores the dark scheme. Lengths are in pixels. */
export function logoAt(x: number, y: number, size: number): string {
  const data = Buffer.from(favicon).toString('base64')
  return `<image x="${x}" y="${y}" width="${size}" height="${size}" href="data:image/svg+xml;base64,${data}"/>`
}

/** Prepares SVG elements for rendering. Width and height are in pixels. Installed fonts are ignored. */
export function draw(width: number, height: number, elements: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${elements}</svg>`
  return new Resvg(svg, { font: { fontBuffers } })
}

/** A line of text. `spacing` is in em, so that it grows with the text. */
export function line(text: string, x: number, y: number, size: number, spacing: number): string {
  return `<text x="${x}" y="${y}" font-size="${size}" letter-spacing="${size * spacing}">${plain(text)}</text>`
}

/** The width of text in the site's typeface, as a multiple of the font size. */
export function textWidth(text: string, spacing: number): number {
  return (draw(1, 1, line(text, 0, 0, 100, spacing)).getBBox()?.width ?? 0) / 100
}

/** The letters that no font has. The drawings omit them. */
export const missingLetters = new Set<string>()

// Removes the letters that no font has, because resvg would also omit letters beside them. NFC joins a
// letter and a separate accent, for which the fonts have one glyph.
function plain(text: string): string {
  const letters = [...text.normalize('NFC')]
  for (const letter of letters.filter((letter) => /[^ -~\s]/.test(letter))) {
    if (!draw(1, 1, `<text>${letter}</text>`).getBBox()) missingLetters.add(letter)
  }
  return escapeHtml(letters.filter((letter) => !missingLetters.has(letter)).join(''))
}
