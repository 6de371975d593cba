/**
 * `npm run font`: generates `src/styles/fonts/` and `src/styles/fonts.css` from the typefaces in
 * `scripts/font/typefaces.ts`. Run it after a change there, or when the texts need a new character.
 */
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { readTexts } from './build/content-texts.ts'
import { axesIn, measure, openFace } from './font/measure.ts'
import { fallbacks, grotesque, mono, type Script, type Typeface, urlOf } from './font/typefaces.ts'

const codesOf = (text: string) => [...text].map((character) => character.codePointAt(0) ?? 0)

// Characters that every visitor downloads: English, prices and email addresses.
const english = codesOf(
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 !"#$%&\'()+,-./:;?@_£·©×–—‘’“”…€−',
)
// Characters that browsers download only for a page that contains one of them: the accented letters
// of Latin-1 and Latin Extended-A, and currency signs.
const accented = Array.from({ length: 0x180 - 0xc0 }, (_, index) => 0xc0 + index)
const names = [...codesOf('¢¥₫₹₺'), ...accented].filter((code) => !english.includes(code))

// Omitting these tables saves a fifth of the bytes, but all weights get the same kerning.
const optionalTables = ['STAT', 'MVAR', 'HVAR', 'GDEF']

const folder = 'src/styles/fonts'
const rules = ['/* Made by `npm run font` from the typefaces in `scripts/font/typefaces.ts`. */']
await rm(folder, { recursive: true, force: true })
await mkdir(folder)
for (const face of [grotesque, mono]) {
  await addFile(face, '', 'latin', english)
  // Only the grotesque is used for names of people and companies.
  if (face === grotesque) {
    const missing = await addFile(face, '-names', 'latin', names)
    await addFile(face, '-more-names', 'latin-ext', missing)
  }
  const license = `${folder}/${face.role.toLowerCase()}-license.txt`
  await copyFile(new URL('../LICENSE', urlOf(face.file, 'latin')), license)
}
await addFallbacks()
await writeFile('src/styles/fonts.css', `${rules.join('\n\n')}\n`)

/** Writes a font file and its `@font-face` rule. @returns the code points that the font lacks. */
async function addFile(face: Typeface, suffix: string, script: Script, codes: number[]) {
  const name = face.role.toLowerCase() + suffix
  const source = urlOf(face.file, script)
  const opened = await openFace(source)
  const known = new Set(opened.collectUnicodes())
  const held = codes.filter((code) => known.has(code))
  const features = suffix ? [] : face.features
  const options = {
    targetFormat: 'woff2',
    variationAxes: axesIn(opened, face.axes),
    noHinting: true,
    keepFeatures: features,
    dropTables: features.length > 0 ? optionalTables : [...optionalTables, 'GSUB', 'GPOS'],
  } as const
  const font = await subsetFont(await readFile(source), String.fromCodePoint(...held), options)
  await writeFile(`${folder}/${name}.woff2`, font)
  console.info(`${folder}/${name}.woff2: ${font.length} bytes, ${held.length} characters`)
  const { wght } = face.axes
  addRule({
    'font-family': `"${face.role}"`,
    src: `url("./fonts/${name}.woff2") format("woff2")`,
    'font-weight': typeof wght === 'number' ? `${wght}` : `${wght.min} ${wght.max}`,
    'font-display': 'swap',
    // Browsers use the file without a range for all characters outside the other files' ranges.
    ...(suffix && { 'unicode-range': rangesOf(held) }),
  })
  return codes.filter((code) => !known.has(code))
}

/**
 * Adds the grotesque's fallback fonts, scaled to give the site's texts the same width. The
 * grotesque gets wider with each weight, but a fallback has only two weights. The regular one is
 * fitted to body text and the bold one to headings, because no other texts wrap.
 */
async function addFallbacks(): Promise<void> {
  const texts = (await readTexts()).filter(({ key }) => key !== 'href')
  const words = texts.map(({ text }) => text).join(' ')
  const face = await openFace(urlOf(grotesque.file, 'latin'))
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`
  for (const { family, local, file } of fallbacks) {
    for (const [cut, wght, range] of [
      ['regular', 400, '400 599'],
      ['bold', 750, '600 800'],
    ] as const) {
      const own = measure(face, words, { ...grotesque.axes, wght })
      const fallback = await openFace(urlOf(file, 'latin', cut === 'bold' ? '700' : '400'))
      const scale = own.width / measure(fallback, words).width
      addRule({
        'font-family': `"${family}"`,
        src: local[cut].map((name) => `local("${name}")`).join(', '),
        'font-weight': range,
        'size-adjust': percent(scale),
        'ascent-override': percent(own.ascent / scale),
        'descent-override': percent(own.descent / scale),
      })
    }
  }
}

function addRule(descriptors: Record<string, string>): void {
  const lines = Object.entries(descriptors).map(([name, value]) => `  ${name}: ${value};`)
  rules.push(`@font-face {\n${lines.join('\n')}\n}`)
}

/** Formats code points as a CSS `unicode-range`, such as `U+20-22, U+A9`. */
function rangesOf(codes: number[]): string {
  const ranges: [first: number, last: number][] = []
  for (const code of codes.toSorted((a, b) => a - b)) {
    const range = ranges.at(-1)
    if (range?.[1] === code - 1) range[1] = code
    else ranges.push([code, code])
  }
  const hex = (code: number) => code.toString(16).toUpperCase()
  return ranges
    .map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
    .join(', ')
}
