import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fromBuffer } from '@capsizecss/unpack'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import subsetFont from 'subset-font'
import { escapeHtml } from '../../netlify/inquiries/escape-html.ts'
import { readColours } from './colours.ts'

const resolved = (name: string) => new URL(import.meta.resolve(name))
await initWasm(await readFile(resolved('@resvg/resvg-wasm/index_bg.wasm')))

// resvg can't read WOFF2, and renders variable fonts only at their default weight.
async function boldFont(file: string | URL): Promise<Buffer> {
  const options = { keepAllGlyphs: true, targetFormat: 'truetype' as const }
  const variationAxes = `${file}`.includes('arimo') ? {} : { wght: 750 }
  return subsetFont(await readFile(file), '', { ...options, variationAxes })
}

const own = await Promise.all(globSync('src/styles/fonts/grotesque*.woff2').sort().map(boldFont))
// Arial's twin. Like browsers, previews use it for letters that the site's own fonts lack.
const alphabets = ['greek', 'greek-ext', 'cyrillic', 'cyrillic-ext']
const others = await Promise.all(
  alphabets.map((name) =>
    boldFont(resolved(`@fontsource/arimo/files/arimo-${name}-700-normal.woff2`)),
  ),
)
const { familyName } = await fromBuffer(own[0] ?? Buffer.alloc(0))

const roles = readColours(await readFile('src/styles/tokens.css', 'utf8'))
/** A colour token's value in the light scheme, as `#rrggbb`. */
export const colour = (role: string) => roles(role).light

// In favicon.svg, each stroke's class may be the name of its colour token.
const strokes = (scheme: 'light' | 'dark') =>
  ['ink', 'accent'].map((role) => `.${role}{stroke:${roles(role)[scheme]}}`).join('')
const mark = await readFile('public/favicon.svg', 'utf8')
const withStyle = (style: string) => mark.replace(/<\/svg>\s*$/, `<style>${style}</style></svg>`)

/** The company's logo as an icon that follows the browser's colour scheme. */
export const favicon = withStyle(
  `${strokes('light')}@media(prefers-color-scheme:dark){${strokes('dark')}}`,
)

/** The logo in the light scheme's colours, for use in another drawing. Lengths are in pixels. */
export function markAt(x: number, y: number, size: number): string {
  const data = Buffer.from(withStyle(strokes('light'))).toString('base64')
  return `<image x="${x}" y="${y}" width="${size}" height="${size}" href="data:image/svg+xml;base64,${data}"/>`
}

/** Prepares SVG elements for rendering. Width and height are in pixels. Installed fonts are ignored. */
export function drawing(width: number, height: number, elements: string, fonts = [own, others]) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${familyName}">${elements}</svg>`
  return new Resvg(svg, { font: { fontBuffers: fonts.flat() } })
}

/** The width of text in the site's typeface, as a multiple of the font size. */
export function textWidth(text: string, letterSpacing = 0, fonts = [own, others]): number {
  const size = `font-size="100" letter-spacing="${letterSpacing * 100}"`
  const box = drawing(
    1,
    1,
    `<text ${size}>${escapeHtml(text.normalize('NFC'))}</text>`,
    fonts,
  ).getBBox()
  return (box?.width ?? 0) / 100
}

/** @returns the letters in a text that the site's own fonts lack, and those that no font has. */
export function missingLetters(text: string): { foreign: string[]; omitted: string[] } {
  const letters = [...new Set(text)].filter((letter) => /[^ -~\s]/.test(letter))
  const foreign = letters.filter((letter) => textWidth(letter, 0, [own]) === 0)
  return { foreign, omitted: foreign.filter((letter) => textWidth(letter) === 0) }
}
