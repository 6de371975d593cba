import { readdirSync, readFileSync, statSync } from 'node:fs'
import { Parser } from 'htmlparser2'
import sharp from 'sharp'
import { logoFolder, logoNames, readLogo } from './logo.ts'

const kB = 1000
/** Visitors download an SVG as it is. The build makes a small picture from a PNG. */
const largest = { svg: 50 * kB, png: 2000 * kB }

/** In pixels. On phones with sharp screens, the logo is up to 108 pixels high. */
const lowestPng = 128

const pictureEndings =
  /\.(ai|avif|bmp|eps|gif|heic|ico|jfif|jpe?g|pdf|png|psd|svgz?|tiff?|webp)$/i

/** @returns error messages about the owner's logo. */
export async function problemsOfLogo(): Promise<string[]> {
  const names = readdirSync(logoFolder).filter(
    (name) => pictureEndings.test(name) && !name.startsWith('.'),
  )
  const unknown = names.filter((name) => !logoNames.includes(name))
  if (unknown.length > 0) {
    return unknown.map(
      (name) =>
        `${logoFolder}/${name} isn't shown anywhere. Save a logo as SVG or PNG, with the name logo.svg or logo.png in small letters. Put photos into ${logoFolder}/photos.`,
    )
  }
  if (names.length > 1) {
    return [
      `${logoFolder} has logo.svg and logo.png. Delete the one that you don't want.`,
    ]
  }
  const found = await Promise.all(
    names.map((name) => problemOfLogo(`${logoFolder}/${name}`)),
  )
  return found.filter((problem) => problem !== undefined)
}

export async function problemOfLogo(file: string): Promise<string | undefined> {
  const kind = file.endsWith('.svg') ? 'svg' : 'png'
  const { size } = statSync(file)
  if (size > largest[kind]) {
    const limit = `${largest[kind] / kB} kB`
    const advice =
      kind === 'svg'
        ? 'Simplify the drawing, or save the logo as PNG instead.'
        : 'Save it with fewer pixels.'
    return `${file} has ${Math.ceil(size / kB)} kB, and a logo may have ${limit}. ${advice}`
  }
  const fault = kind === 'svg' ? faultOfSvg(file) : await faultOfPng(file)
  return fault ? `${file} ${fault}` : problemOfShape(file)
}

async function faultOfPng(file: string): Promise<string | undefined> {
  const { format, height } = await sharp(file)
    .metadata()
    .catch(() => ({ format: undefined, height: 0 }))
  if (format !== 'png')
    return "isn't a PNG picture, or it is damaged. Open it in a photo app, and export it as PNG."
  if (height >= lowestPng) return undefined
  return `is only ${height} pixels high. Save it at least ${lowestPng} pixels high, or as SVG.`
}

function faultOfSvg(file: string): string | undefined {
  const svg = readFileSync(file, 'utf8')
  const elements: { name: string; attributes: Record<string, string> }[] = []
  const parser = new Parser(
    {
      onopentag: (name, attributes) =>
        elements.push({ name: name.replace('svg:', ''), attributes }),
    },
    { xmlMode: true },
  )
  parser.end(svg)
  const [root] = elements
  const namespace = root?.attributes['xmlns:svg'] ?? root?.attributes.xmlns
  if (root?.name !== 'svg' || namespace === undefined)
    return "isn't an SVG drawing. In your drawing program, save the logo as plain SVG."
  const { width = '', height = '', viewBox } = root.attributes
  const isInPixels = [width, height].every((size) => /^[\d.]+(px)?$/.test(size))
  if (!viewBox && !isInPixels)
    return 'has no size. In your drawing program, fit the page to the drawing, and save it as plain SVG.'
  for (const { name, attributes } of elements) {
    const fault = faultOfElement(name, attributes)
    if (fault) return fault
  }
  if (/@import|url\(['"]?(https?:)?\/\//i.test(svg))
    return "loads another file, which browsers don't do for a logo. Save it as plain SVG."
  if (/icc-color\(|device-cmyk\(/i.test(svg))
    return 'has CMYK colours, which browsers replace by black. Export it with RGB colours.'
}

function faultOfElement(
  name: string,
  attributes: Record<string, string>,
): string | undefined {
  if (name === 'text')
    return "contains text, and visitors' devices lack its typeface. In your drawing program, convert it to paths."
  if (name === 'image' || name === 'foreignObject')
    return 'contains a photo or another document. Save the logo as PNG instead, or convert everything to paths.'
  const handler = Object.keys(attributes).find((key) => key.startsWith('on'))
  if (name === 'script' || handler) {
    const code = name === 'script' ? '<script>' : `<${name} ${handler}="…">`
    return `contains ${code}, and a logo must not run code. Save it as plain SVG.`
  }
  const address = attributes.href ?? attributes['xlink:href'] ?? '#'
  if (name !== 'a' && !/^(#|data:)/.test(address))
    return `loads another file (${address}), which browsers don't do for a logo. Save it as plain SVG.`
}

async function problemOfShape(file: string): Promise<string | undefined> {
  const remedy = file.endsWith('.svg')
    ? 'In your drawing program, save the logo as plain SVG.'
    : 'Open it in a photo app, and export it as PNG.'
  const unreadable = `${file} can't be read, or it is empty. ${remedy}`
  const size = await sharp(file)
    .metadata()
    .catch(() => undefined)
  if (!size) return unreadable
  const { width, height } = size
  if (width > 10 * height || height > 3 * width)
    return `${file} is ${width} wide and ${height} high. A logo may be at most ten times as wide as high, and three times as high as wide.`
  const logo = await readLogo(file).catch(() => undefined)
  if (!logo) return unreadable
  const isMostlyEmpty = await hasWideMargins(logo.picture)
  return isMostlyEmpty
    ? `${file} is mostly empty around the drawing. In your drawing program, fit the page to the drawing, and save it again.`
    : undefined
}

/** Whether the drawing fills less than half of the picture's width and height. */
async function hasWideMargins(picture: Buffer): Promise<boolean> {
  const { width, height } = await sharp(picture).metadata()
  const { info } = await sharp(picture)
    // Removes the transparent margins.
    .trim({ background: '#0000', threshold: 1 })
    .toBuffer({ resolveWithObject: true })
  return info.width * 2 < width && info.height * 2 < height
}
