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
  const png = (await drawIcon(await readLogo(file), 96, 0.9)).toString('base64')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><image width="96" height="96" href="data:image/png;base64,${png}"/></svg>`
}

/** Draws the logo in the middle of a square. `share` is its width as a fraction of the square's. */
export async function drawIcon(
  logo: Logo,
  size: number,
  share: number,
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
