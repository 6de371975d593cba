import { readFile } from 'node:fs/promises'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import subsetFont from 'subset-font'
import { readColours } from '../../src/prerender/colours.ts'

/** The families that a drawing can name: the site's typeface in bold, and one for labels. */
export const grotesque = 'Archivo SemiBold'
export const mono = 'IBM Plex Mono Medium'

const fonts = [
  [
    import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'),
    { wdth: 108, wght: 750 },
  ],
  [import.meta.resolve('@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2'), {}],
] as const
const glyphs = `${String.fromCharCode(...Array(256).keys())}–—‘’“”…`
const read = (url: string) => readFile(new URL(url, import.meta.url))
// resvg reads no WOFF2, and draws a variable font in its default weight only.
const fontBuffers = await Promise.all(
  fonts.map(async ([url, variationAxes]) =>
    subsetFont(await read(url), glyphs, { targetFormat: 'sfnt', variationAxes }),
  ),
)
await initWasm(await read(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm')))

const roles = readColours(`${await read('../../src/styles/tokens.css')}`)
/** The light colour of a role of the design, as `#rrggbb`. */
export const colour = (role: string) => roles(role).light

// resvg applies the rules for dark tabs as if they had no condition.
const favicon = `${await read('../../public/favicon.svg')}`.replace(/@media.*(?=<\/style>)/, '')
/** The mark of the company in a square of another drawing; all lengths in pixels. */
export const mark = (x: number, y: number, size: number) =>
  favicon.replace('<svg', `<svg x="${x}" y="${y}" width="${size}" height="${size}"`)

/** SVG elements in a frame, in pixels. They use no font of the machine, so they look alike on all. */
export function drawing(width: number, height: number, elements: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${elements}</svg>`
  return new Resvg(svg, { font: { fontBuffers } })
}

/** How wide a text is drawn in the grotesque, as a multiple of its size. */
export function textWidth(text: string, letterSpacing: number): number {
  const font = `font-family="${grotesque}" font-size="100" letter-spacing="${letterSpacing * 100}"`
  return (drawing(1, 1, `<text ${font}>${escapeXml(text)}</text>`).getBBox()?.width ?? 0) / 100
}

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
