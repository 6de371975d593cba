import { site } from '../../src/site.ts'
import { colour, drawing, mark } from './drawing.ts'

// Android cuts any shape out of a maskable icon, but nothing out of a circle of 80 %.
const shares = { any: 0.8, maskable: 0.66 }

/** The icons for whoever cannot show `favicon.svg`, by file, and the manifest that lists them. */
export function icons(): Record<string, string | Uint8Array> {
  const listed = Object.entries(shares).flatMap(([purpose, share]) =>
    [192, 512].map((size) => ({ purpose, size, share, src: `/icons/${purpose}-${size}.png` })),
  )
  const manifest = {
    name: site.name,
    description: site.tagline,
    lang: 'en-CA',
    start_url: '/',
    display: 'browser',
    theme_color: colour('paper'),
    icons: listed.map(({ purpose, size, src }) => ({ src, sizes: `${size}x${size}`, purpose })),
  }
  return {
    'favicon.ico': ico(icon(32, 0.9)),
    'apple-touch-icon.png': icon(180, 0.66),
    'site.webmanifest': JSON.stringify(manifest),
    ...Object.fromEntries(listed.map(({ src, size, share }) => [src, icon(size, share)])),
  }
}

/** The mark on a square of paper, as wide as `share` of the square. */
function icon(size: number, share: number): Uint8Array {
  const margin = (size * (1 - share)) / 2
  const paper = `<rect width="100%" height="100%" fill="${colour('paper')}"/>`
  const elements = paper + mark(margin, margin, size * share)
  return drawing(size, size, elements).render().asPng()
}

/** An icon file that holds one PNG of 32 pixels: 14 bytes that say so, its length and its place. */
function ico(png: Uint8Array): Buffer {
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0])
  head.writeUInt32LE(png.length, 14)
  return Buffer.concat([head, png])
}
