/** `npm run font` makes `src/styles/fonts/` and `src/styles/fonts.css` from Fontsource's packages. */
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { fromBuffer } from '@capsizecss/unpack'
import subsetFont from 'subset-font'

const grotesque = '@fontsource-variable/archivo/files/archivo-{script}-standard-normal.woff2'
/** The fallback fonts in `--mono` are as wide as this font (0.6 em), so they need no scaling. */
const mono = '@fontsource/ibm-plex-mono/files/ibm-plex-mono-{script}-500-normal.woff2'
const axes = { wdth: 108 }

/** Characters that every visitor downloads, for English text, prices and email addresses. */
const english =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 !"#$%&\'()+,-./:;?@_£±·©×–—‘’“”…€−'
// Browsers download these letters only for a page that contains one of them.
const names = 'U+A2, U+A5, U+C0-D6, U+D8-FF, U+131, U+152-153'
const moreNames =
  'U+100-130, U+132-151, U+154-17F, U+218-21B, U+1E80-1E85, U+1E9E, U+1EF2-1EF3, U+20AB, U+20B9-20BA'

// Browsers use these fonts until the site's typeface has loaded. `width` is the average width of a
// font's letters, in em, according to `@capsizecss/metrics` 4.3.
const fallbacks = [
  { role: 'Grotesque fallback', local: ['Arial', 'Liberation Sans'], width: 0.446 },
  { role: 'Grotesque fallback', local: ['Arial Bold', 'Liberation Sans Bold'], width: 0.48 },
  { role: 'Grotesque fallback on Android', local: ['Roboto'], width: 0.445 },
  { role: 'Grotesque fallback on Android', local: ['Roboto Bold'], width: 0.452 },
]

const folder = 'src/styles/fonts'
const rules = ['/* `npm run font` generates this file with the settings in `scripts/font.ts`. */']
const urlOf = (file: string, script: string) =>
  new URL(import.meta.resolve(file.replace('{script}', script)))
await addFile('grotesque', english, ['kern', 'tnum'])
await addFile('grotesque-names', charactersIn(names), [], names)
await addFile('grotesque-more-names', charactersIn(moreNames), [], moreNames)
await addFile('mono', english)
for (const fallback of fallbacks) await addFallback(fallback)
await writeFile('src/styles/fonts.css', `${rules.join('\n\n')}\n`)

async function addFile(name: string, text: string, keepFeatures: string[] = [], range = '') {
  const [role, file] = name === 'mono' ? ['Mono', mono] : ['Grotesque', grotesque]
  const source = urlOf(file, range === moreNames ? 'latin-ext' : 'latin')
  const variationAxes = file === mono ? {} : { ...axes, wght: { min: 400, max: 800 } }
  // Without these tables, the fonts are a fifth smaller, but all weights have the same kerning.
  const dropTables = ['STAT', 'MVAR', 'HVAR', 'GDEF']
  const options = { variationAxes, keepFeatures, dropTables, noHinting: true }
  const font = await subsetFont(await readFile(source), text, options)
  await writeFile(`${folder}/${name}.woff2`, font)
  await copyFile(new URL('../LICENSE', source), `${folder}/${role.toLowerCase()}-license.txt`)
  addRule({
    'font-family': `"${role}"`,
    src: `url("./fonts/${name}.woff2") format("woff2")`,
    'font-weight': file === mono ? '500' : '400 800',
    'font-display': 'swap',
    ...(range && { 'unicode-range': range }),
  })
}

/** Scales a fallback font, so that no text moves when the site's typeface replaces the fallback. */
async function addFallback({ role, local, width }: (typeof fallbacks)[number]) {
  const isBold = local.join().includes('Bold')
  const variationAxes = { ...axes, wght: isBold ? 700 : 400 }
  const options = { targetFormat: 'truetype' as const, variationAxes }
  const font = await subsetFont(await readFile(urlOf(grotesque, 'latin')), english, options)
  const { xWidthAvg, ascent, descent, unitsPerEm } = await fromBuffer(font)
  const scale = xWidthAvg / unitsPerEm / width
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`
  addRule({
    'font-family': `"${role}"`,
    src: local.map((name) => `local("${name}")`).join(', '),
    'font-weight': isBold ? '600 800' : '400 599',
    'size-adjust': percent(scale),
    'ascent-override': percent(ascent / unitsPerEm / scale),
    'descent-override': percent(-descent / unitsPerEm / scale),
  })
}

function addRule(descriptors: Record<string, string>) {
  const lines = Object.entries(descriptors).map(([name, value]) => `  ${name}: ${value};\n`)
  rules.push(`@font-face {\n${lines.join('')}}`)
}

/** Every character in a CSS `unicode-range`, such as `U+20-22, U+A9`. */
function charactersIn(range: string): string {
  const escaped = range.replace(/(U\+|(?<=-))(\w+)/g, '\\u{$2}').replaceAll(', ', '')
  const all = String.fromCodePoint(...Array(0x2200).keys())
  return all.replace(new RegExp(`[^${escaped}]`, 'gu'), '')
}
