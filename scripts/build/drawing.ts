import { readFile } from 'node:fs/promises'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { Blob, Face } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { escapeHtml } from '../../netlify/inquiries/escape-html.ts'
import { readColours } from '../../src/prerender/colours.ts'
import { axesIn, openFace } from '../font/measure.ts'
import * as typefaces from '../font/typefaces.ts'

const glyphs = `${String.fromCharCode(...Array(256).keys())}–—‘’“”…`
const read = (url: string) => readFile(new URL(url, import.meta.url))
// resvg can't read WOFF2, and renders variable fonts only at their default weight.
const fontBuffers = await Promise.all(
  [typefaces.grotesque, typefaces.mono].map(async ({ file, axes }) => {
    const url = typefaces.urlOf(file, 'latin')
    const variationAxes = axesIn(await openFace(url), { ...axes, wght: 750 })
    return subsetFont(await readFile(url), glyphs, { targetFormat: 'sfnt', variationAxes })
  }),
)
/** The font families for drawings: the site's typeface in bold, and the typeface for labels. */
export const [grotesque = '', mono = ''] = fontBuffers.map((font) =>
  new Face(new Blob(font)).getName(1, 'en'),
)
await initWasm(await read(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm')))

const roles = readColours(`${await read('../../src/styles/tokens.css')}`)
/** A colour token's value in the light scheme, as `#rrggbb`. */
export const colour = (role: string) => roles(role).light

// In favicon.svg, each stroke's class is the name of its colour token.
const mark = `${await read('../../public/favicon.svg')}`
const strokes = (scheme: 'light' | 'dark') =>
  ['ink', 'accent'].map((role) => `.${role}{stroke:${roles(role)[scheme]}}`).join('')
const withStyle = (style: string) => mark.replace(/<svg[^>]*>/, `$&<style>${style}</style>`)

/** The company's logo as an icon that follows the browser's colour scheme. */
export const favicon = withStyle(
  `${strokes('light')}@media(prefers-color-scheme:dark){${strokes('dark')}}`,
)

/** The logo in the light scheme's colours, for use in another drawing. Lengths are in pixels. */
export const markAt = (x: number, y: number, size: number) =>
  withStyle(strokes('light')).replace(
    '<svg',
    `<svg x="${x}" y="${y}" width="${size}" height="${size}"`,
  )

/** Prepares SVG elements for rendering. Width and height are in pixels. Installed fonts are ignored. */
export function drawing(width: number, height: number, elements: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${elements}</svg>`
  return new Resvg(svg, { font: { fontBuffers } })
}

/** The width of text in the site's typeface, as a multiple of the font size. */
export function textWidth(text: string, letterSpacing: number): number {
  const font = `font-family="${grotesque}" font-size="100" letter-spacing="${letterSpacing * 100}"`
  return (drawing(1, 1, `<text ${font}>${escapeHtml(text)}</text>`).getBBox()?.width ?? 0) / 100
}
