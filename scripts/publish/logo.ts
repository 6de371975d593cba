import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { wcagContrast } from 'culori'
import sharp from 'sharp'
import { readColours } from './colours.ts'

export const logoFolder = 'src/content'
export const logoNames = ['logo.svg', 'logo.png']

/** The height at which a logo is drawn for the icons and the link previews, in pixels. */
const drawnHeight = 512

export interface Logo {
  file: string
  width: number
  height: number
  /** The logo as a PNG file, `drawnHeight` pixels high. */
  picture: Buffer
  /** The colour of the first pixel, if no part of the logo is transparent. */
  ground: string | undefined
  /** The colour scheme that the logo needs, if it can hardly be seen in the other one. */
  needs: 'light' | 'dark' | undefined
}

/** @returns the path of the owner's logo, or undefined if there is none. */
export function ownLogoFile(): string | undefined {
  const name = readdirSync(logoFolder).find((each) => logoNames.includes(each))
  return name && `${logoFolder}/${name}`
}

/** @returns the path of the drawing from which the build makes the icons. */
export function iconFile(): string {
  const icon = 'public/favicon.svg'
  if (existsSync(icon)) return icon
  return ownLogoFile() ?? 'src/shell/icon.svg'
}

/** Whether an SVG itself has colours for a dark background. */
export function followsScheme(file: string): boolean {
  const isSvg = file.endsWith('.svg')
  return isSvg && readFileSync(file, 'utf8').includes('prefers-color-scheme')
}

/** @throws if the file isn't a picture, or if it is empty. */
export async function readLogo(file: string): Promise<Logo> {
  const { width, height } = await sharp(file).metadata()
  // librsvg draws an SVG sharply at any size, if the density is that of the result. At the density 72,
  // it draws an SVG in its own size.
  const density = (72 * drawnHeight) / height
  const options = file.endsWith('.svg')
    ? { density: withinLimits(density) }
    : {}
  const picture = await sharp(file, options)
    .resize({ height: drawnHeight })
    .toColourspace('srgb')
    .ensureAlpha()
    .png()
    .toBuffer()
  const { outline, ground } = await readOutlineAndGround(picture)
  if (outline.length === 0) throw new Error(`${file} is empty`)
  const needs = ground || followsScheme(file) ? undefined : schemeFor(outline)
  return { file, width, height, picture, ground, needs }
}

/** What the header must know about the owner's logo, or null if there is none. */
export async function describeOwnLogo() {
  const file = ownLogoFile()
  if (!file) return null
  try {
    const { width, height, needs } = await readLogo(file)
    return { width, height, needs }
  } catch {
    // The build explains the problem before it gets here.
    console.warn(`${file} can't be read. \`npm run build\` says why.`)
    return null
  }
}

/** libvips accepts only these densities. */
function withinLimits(density: number): number {
  return Math.min(Math.max(density, 1), 100_000)
}

// Each pixel has a byte each for red, green, blue and alpha.
const bytesPerPixel = 4
const alphaOffset = 3
/** A pixel with a smaller alpha value (of 255) counts as transparent. */
const faintestInk = 64

/**
 * Returns what decides on which backgrounds a logo can be seen. The outline consists of all pixels
 * beside a transparent pixel, or at the edge of the picture.
 */
async function readOutlineAndGround(picture: Buffer): Promise<{
  outline: string[]
  ground: Logo['ground']
}> {
  const { data, info } = await sharp(picture)
    // A small copy has enough pixels to judge the colours.
    .resize({ height: 96 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info

  const startOf = (x: number, y: number) => (y * width + x) * bytesPerPixel
  const colourAt = (x: number, y: number) => {
    const start = startOf(x, y)
    return `#${data.subarray(start, start + alphaOffset).toString('hex')}`
  }
  const isInk = (x: number, y: number) => {
    const isInPicture = x >= 0 && y >= 0 && x < width && y < height
    const alpha = data[startOf(x, y) + alphaOffset] ?? 0
    return isInPicture && alpha >= faintestInk
  }

  const outline: string[] = []
  let isOpaque = true
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!isInk(x, y)) {
        isOpaque = false
        continue
      }
      const isInside =
        isInk(x - 1, y) && isInk(x + 1, y) && isInk(x, y - 1) && isInk(x, y + 1)
      if (!isInside) outline.push(colourAt(x, y))
    }
  }
  return { outline, ground: isOpaque ? colourAt(0, 0) : undefined }
}

/** How much of the outline may be hard to see. */
const mostFaint = 0.15
/** A pixel with less contrast to the background is hard to see. */
const leastContrast = 2

/** Returns the scheme whose background a logo with this outline needs, if it doesn't suit both. */
function schemeFor(outline: string[]): Logo['needs'] {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8')
  const { light, dark } = readColours(tokens)('sheet')
  const onLight = faintShare(outline, light)
  const onDark = faintShare(outline, dark)
  const suitsBoth = Math.max(onLight, onDark) < mostFaint
  if (suitsBoth) return undefined
  return onLight < onDark ? 'light' : 'dark'
}

/** Returns how much of the outline can hardly be seen on the background, between 0 and 1. */
function faintShare(outline: string[], background: string): number {
  const faint = outline.filter(
    (ink) => wcagContrast(ink, background) < leastContrast,
  )
  return faint.length / outline.length
}
