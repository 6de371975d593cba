import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { readColours } from './colours.ts'
import { followsScheme, iconFile, type Logo, readLogo } from './logo.ts'

/**
 * Returns the picture for browser tabs, at any size. A drawing with colours for dark mode is its own
 * icon. Others can't be seen on every tab, so they get a background.
 */
export async function tabIcon(): Promise<string> {
  const file = iconFile()
  if (followsScheme(file)) return readFileSync(file, 'utf8')
  const icon = await drawIcon(await readLogo(file), { size: 96, share: 0.9 })
  const png = icon.toString('base64')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><image width="96" height="96" href="data:image/png;base64,${png}"/></svg>`
}

interface Square {
  /** The width in pixels. */
  size: number
  /** How much of the width the logo takes up, between 0 and 1. */
  share: number
}

/** Draws the logo in the middle of a square. */
export async function drawIcon(
  logo: Logo,
  { size, share }: Square,
): Promise<Buffer> {
  // A logo without transparent parts fills the whole square.
  const inside = Math.round(size * (logo.ground ? 1 : share))
  const picture = await sharp(logo.picture)
    .resize({ width: inside, height: inside, fit: 'inside' })
    .toBuffer()
  const square = { width: size, height: size, channels: 4 as const }
  return sharp({ create: { ...square, background: groundOf(logo) } })
    .composite([{ input: picture }])
    .png()
    .toBuffer()
}

const tokens = readColours(readFileSync('src/styles/tokens.css', 'utf8'))

/** The background on which the logo can be seen. Icons and link previews are light. */
export function groundOf({ ground, needs }: Logo): string {
  return ground ?? tokens('paper')[needs ?? 'light']
}
