import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'

interface Pixels {
  width: number
  height: number
  /** Four bytes for each pixel: red, green, blue, alpha. */
  pixels: Uint8Array
}

interface Run {
  colour: number
  length: number
}

const paletteSize = 256

/**
 * Encodes a drawing as a PNG with a palette: a third of the bytes of true colour. The few shades
 * at the edges of letters that have no place in the palette become their nearest neighbour.
 */
export async function indexedPng({ width, height, pixels }: Pixels): Promise<Buffer> {
  const runs = runsOf(pixels, width)
  const counts = new Map<number, number>()
  for (const { colour, length } of runs) counts.set(colour, (counts.get(colour) ?? 0) + length)
  const colours = [...counts].sort(([, a], [, b]) => b - a).map(([colour]) => colour)
  const palette = colours.slice(0, paletteSize)
  const indexes = new Map(colours.map((colour) => [colour, nearest(palette, colour)]))

  const rows = Buffer.alloc((width + 1) * height)
  let pixel = 0
  for (const { colour, length } of runs) {
    // Each row begins with the number of its filter: 0, none.
    const at = pixel + Math.floor(pixel / width) + 1
    rows.fill(indexes.get(colour) ?? 0, at, at + length)
    pixel += length
  }
  const channels = palette.map(bytes)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Buffer.from([...bytes(width), ...bytes(height), 8, 3, 0, 0, 0])),
    chunk('PLTE', Buffer.from(channels.flatMap((channel) => channel.slice(0, 3)))),
    chunk('tRNS', Buffer.from(channels.map(([, , , alpha]) => alpha))),
    chunk('IDAT', await promisify(deflate)(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Neighbours of one colour, none of them across two rows. */
function runsOf(pixels: Uint8Array, width: number): Run[] {
  const image = new DataView(pixels.buffer, pixels.byteOffset, pixels.byteLength)
  const runs: Run[] = []
  let run: Run | undefined
  for (let pixel = 0; pixel < pixels.length / 4; pixel++) {
    const colour = image.getUint32(pixel * 4)
    if (run?.colour === colour && pixel % width !== 0) {
      run.length += 1
    } else {
      run = { colour, length: 1 }
      runs.push(run)
    }
  }
  return runs
}

function nearest(palette: number[], colour: number): number {
  const exact = palette.indexOf(colour)
  if (exact !== -1) return exact
  const wanted = bytes(colour)
  const distances = palette.map((candidate) =>
    bytes(candidate).reduce((sum, byte, channel) => sum + (byte - (wanted[channel] ?? 0)) ** 2, 0),
  )
  return distances.indexOf(Math.min(...distances))
}

function bytes(value: number): [number, number, number, number] {
  return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  return Buffer.concat([Buffer.from(bytes(data.length)), body, Buffer.from(bytes(crc32(body)))])
}
