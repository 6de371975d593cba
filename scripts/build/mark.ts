import { readFile } from 'node:fs/promises'

/** Draws the mark of the company into a square of another drawing; all lengths in pixels. */
export type Mark = (x: number, y: number, size: number) => string

/** Reads the mark, `public/favicon.svg`, in its light colours. */
export async function readMark(): Promise<Mark> {
  // Rasterizers apply the rules for dark tabs as if they had no condition.
  const light = (await readFile('public/favicon.svg', 'utf8')).replace(/@media.*(?=<\/style>)/, '')
  return (x, y, size) =>
    light.replace('<svg', `<svg x="${x}" y="${y}" width="${size}" height="${size}"`)
}
