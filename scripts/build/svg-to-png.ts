import { readFile } from 'node:fs/promises'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import subsetFont from 'subset-font'
import { indexedPng } from './indexed-png.ts'

/** The families that a drawing can name: the site's typeface in bold, and one for labels. */
export const grotesque = 'Archivo SemiBold'
export const mono = 'IBM Plex Mono Medium'

// Not the fonts of the machine: the same source gives the same picture everywhere.
const latin = Array.from({ length: 0xff - 0x20 }, (_, index) => 0x20 + index)
const glyphs = `${String.fromCharCode(...latin)}–—‘’“”…`
const archivo = import.meta.resolve(
  '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
)
const plexMono = import.meta.resolve(
  '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2',
)
const resvg = import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm')

const [fontBuffers] = await Promise.all([
  Promise.all([font(archivo, { wdth: 108, wght: 750 }), font(plexMono)]),
  initWasm(await readFile(new URL(resvg))),
])

/** Draws an SVG document in its own size. */
export function svgToPng(svg: string): Promise<Buffer> {
  return indexedPng(new Resvg(svg, { font: { fontBuffers } }).render())
}

/** How wide a text is drawn in the grotesque, as a multiple of its size. */
export function textWidth(text: string, letterSpacing: number): number {
  const size = 100
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><text font-family="${grotesque}" font-size="${size}" letter-spacing="${letterSpacing * size}">${escapeXml(text)}</text></svg>`
  return (new Resvg(svg, { font: { fontBuffers } }).getBBox()?.width ?? 0) / size
}

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

async function font(url: string, variationAxes?: Record<string, number>): Promise<Buffer> {
  return subsetFont(await readFile(new URL(url)), glyphs, {
    targetFormat: 'sfnt',
    ...(variationAxes && { variationAxes }),
  })
}
