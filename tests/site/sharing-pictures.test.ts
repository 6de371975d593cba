import { crc32, inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { indexedPng } from '../../scripts/build/indexed-png.ts'
import { paperwork } from '../../scripts/build/sharing-pictures.ts'
import { setHeadline } from '../../scripts/build/sharing-pictures-headline.ts'
import { pages } from '../support/built-site.ts'

describe('a headline', () => {
  const box = { width: 1000, height: 300, lineHeight: 1, maxSize: 130 }
  const set = (text: string) => setHeadline(text, box, (word) => word.length * 0.6)

  it('is set as large as it fits, and never larger than it may be', () => {
    expect(set('Thanks')).toMatchObject({ lines: ['Thanks'], size: 130 })
    expect(set('Privacy Policy')).toMatchObject({ lines: ['Privacy', 'Policy'], size: 130 })
    expect(set('Several words that need all the lines').size).toBe(100)
    expect(set('Incomprehensibilities of internationalization').size).toBe(79)
  })

  it('breaks where a reader pauses', () => {
    expect(set('Right Price. Minimum MOQ').lines).toEqual(['Right Price.', 'Minimum MOQ'])
    expect(set('Oops! Page is lost').lines).toEqual(['Oops!', 'Page is lost'])
  })

  it('breaks evenly otherwise, but not after a small word', () => {
    const wide = { ...box, width: 2000 }
    const lines = (text: string) => setHeadline(text, wide, (word) => word.length * 0.6).lines
    expect(lines('Checked goods from factory floors')).toEqual([
      'Checked goods from',
      'factory floors',
    ])
    expect(lines('Checked goods at factories made')).toEqual(['Checked goods', 'at factories made'])
  })
})

it.each(Object.entries(paperwork))(
  'the picture of %s says nothing that the page does not',
  (path, { label, stamp }) => {
    const shown = pages.find((page) => page.path === path)?.document.body.textContent?.toLowerCase()
    expect(shown).toContain(stamp.toLowerCase())
    expect(shown).toContain(label?.toLowerCase() ?? '')
  },
)

describe('a PNG with a palette', () => {
  it('has every pixel of the drawing, transparent ones too', async () => {
    const drawing = { width: 3, height: 2, colours: [1, 0xff0000ff, 1, 0x00ff0080, 1, 0xffffffff] }
    expect(decoded(await encoded(drawing))).toEqual(drawing)
  })

  it('keeps the frequent colours where there are more than a palette holds', async () => {
    const shades = Array.from({ length: 300 }, (_, shade) => rgba(shade >> 8, shade & 255))
    const often = Array.from({ length: 300 }, () => rgba(255, 0))
    const drawing = { width: 30, height: 20, colours: [...shades, ...often] }
    const { colours } = decoded(await encoded(drawing))
    expect(new Set(colours).size).toBe(256)
    expect(colours.slice(300)).toEqual(often)
    for (const [index, shade] of shades.entries()) {
      const drawn = colours[index] ?? 0
      for (const bit of [24, 16, 8, 0]) {
        const difference = ((drawn >>> bit) & 255) - ((shade >>> bit) & 255)
        expect(Math.abs(difference)).toBeLessThanOrEqual(1)
      }
    }
  })
})

interface Drawing {
  width: number
  height: number
  /** `0xrrggbbaa`, row by row. */
  colours: number[]
}

function rgba(red: number, green: number) {
  return ((red << 24) | (green << 16) | 0xff) >>> 0
}

function encoded({ width, height, colours }: Drawing): Promise<Buffer> {
  const pixels = Buffer.alloc(colours.length * 4)
  for (const [index, colour] of colours.entries()) pixels.writeUInt32BE(colour, index * 4)
  return indexedPng({ width, height, pixels })
}

function decoded(png: Buffer): Drawing {
  const chunk = (type: string) => {
    const at = png.indexOf(type, 0, 'latin1')
    const end = at + 4 + png.readUInt32BE(at - 4)
    // Browsers refuse a chunk whose checksum is wrong.
    expect(crc32(png.subarray(at, end))).toBe(png.readUInt32BE(end))
    return png.subarray(at + 4, end)
  }
  const [width, height] = [chunk('IHDR').readUInt32BE(0), chunk('IHDR').readUInt32BE(4)]
  const [palette, alpha, rows] = [chunk('PLTE'), chunk('tRNS'), inflateSync(chunk('IDAT'))]
  const colours = [...rows]
    .filter((_, at) => at % (width + 1) !== 0)
    .map((index) => ((palette.readUIntBE(index * 3, 3) << 8) | (alpha[index] ?? 255)) >>> 0)
  return { width, height, colours }
}
