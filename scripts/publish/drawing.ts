import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import subsetFont from 'subset-font'
import { escapeHtml } from '../../src/escape-html.ts'
import { readColours } from './colours.ts'

const pathOf = (name: string) => new URL(import.meta.resolve(name))
await initWasm(await readFile(pathOf('@resvg/resvg-wasm/index_bg.wasm')))

// Browsers use Arial for letters that the site's fonts don't have. The build uses Arimo instead.
const arimo = ['greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'].map((name) =>
  pathOf(`@fontsource/arimo/files/arimo-${name}-700-normal.woff2`),
)
const fonts = [
  ...globSync('src/styles/fonts/grotesque*.woff2').sort(),
  ...arimo,
]
const fontBuffers = await Promise.all(fonts.map(trueType))

/** Converts a font for resvg, which reads neither WOFF2 nor the weights of a variable font. */
async function trueType(file: string | URL) {
  // Arimo's files have a URL, and only one weight.
  const isVariable = typeof file === 'string'
  const variationAxes = isVariable ? { wght: 750 } : {}
  const options = {
    keepAllGlyphs: true,
    targetFormat: 'truetype',
    variationAxes,
  } as const
  return subsetFont(await readFile(file), '', options)
}

const tokens = readColours(await readFile('src/styles/tokens.css', 'utf8'))
export const colour = (token: string) => tokens(token).light

export function draw(width: number, height: number, elements: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" letter-spacing="-0.01em">${elements}</svg>`
  return new Resvg(svg, { font: { fontBuffers } })
}

interface TextPlace {
  x: number
  /** The baseline. */
  y: number
  size: number
}

/** Returns a line of text as SVG. */
export function textElement(text: string, { x, y, size }: TextPlace): string {
  return `<text x="${x}" y="${y}" font-size="${size}">${drawable(text)}</text>`
}

/** Returns the width as a multiple of the font size. */
export function textWidth(text: string): number {
  const size = 100
  // The box of a text doesn't depend on the size of the picture.
  const box = draw(1, 1, textElement(text, { x: 0, y: 0, size })).getBBox()
  return (box?.width ?? 0) / size
}

/** Letters missing from every font. If a line contains one of them, resvg omits other letters too. */
export const missingLetters = new Set<string>()

/** Returns the text without missing letters, as SVG. */
function drawable(text: string): string {
  // NFC combines a letter and its accent into one character, for which the fonts have a glyph.
  const letters = [...text.normalize('NFC')]
  for (const letter of letters) {
    // Every font has the visible ASCII characters, and no space has a box.
    const isAsciiOrSpace = /[ -~\s]/.test(letter)
    const isDrawn =
      isAsciiOrSpace || draw(1, 1, `<text>${letter}</text>`).getBBox()
    if (!isDrawn) missingLetters.add(letter)
  }
  const known = letters.filter((letter) => !missingLetters.has(letter))
  return escapeHtml(known.join(''))
}
