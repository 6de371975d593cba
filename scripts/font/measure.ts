import { readFile } from 'node:fs/promises'
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs'
import subsetFont from 'subset-font'

/** Opens a WOFF2 font, after converting it, because HarfBuzz can't read WOFF2. */
export async function openFace(file: URL): Promise<Face> {
  const everything = { keepAllGlyphs: true, targetFormat: 'truetype' } as const
  const font = await subsetFont(await readFile(file), '', everything)
  return new Face(new Blob(font))
}

export function axesIn<Position>(face: Face, axes: Record<string, Position>) {
  const known = face.getAxisInfos()
  return Object.fromEntries(Object.entries(axes).filter(([axis]) => known[axis]))
}

/** Measures the width of text with kerning, and the font's ascent and descent, in em. */
export function measure(face: Face, text: string, axes: Record<string, number> = {}) {
  const font = new Font(face)
  font.setVariations(Object.entries(axes).map(([axis, value]) => new Variation(axis, value)))
  const buffer = new Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  const width = buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0)
  const { ascender, descender } = font.hExtents()
  return { width: width / face.upem, ascent: ascender / face.upem, descent: -descender / face.upem }
}
