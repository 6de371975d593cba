/**
 * `npm run font`: makes `src/styles/fonts/archivo.woff2` from the complete typeface. Run it after
 * copy has come to need another character; the glyphs here are all that visitors download.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

// English text and an e-mail address. Anything else, a visitor's own words or an unknown address,
// falls back to the system's faces glyph by glyph.
const glyphs =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789' + ' !"%&\'()+,-./:;?@·©×–—‘’“”…→'

const complete = fileURLToPath(
  import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'),
)
// In a variable, because the types of subset-font do not know `keepFeatures` yet, and TypeScript refuses
// unknown properties only in a literal that is passed directly.
const options = {
  targetFormat: 'woff2',
  // The features that the styles ask for or that browsers apply by themselves. The others would add
  // glyphs to the file.
  keepFeatures: ['kern', 'liga', 'calt', 'tnum'],
  variationAxes: { wdth: 108, wght: { min: 400, max: 800 } },
} as const
const font = await subsetFont(await readFile(complete), glyphs, options)
await writeFile('src/styles/fonts/archivo.woff2', font)
console.info(`src/styles/fonts/archivo.woff2: ${font.length} bytes`)
