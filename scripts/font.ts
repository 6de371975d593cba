/**
 * `npm run font`: makes `src/styles/fonts/` and `src/styles/fonts.css` from the typefaces in
 * `scripts/font/typefaces.ts`. Run it after a change there, or if the texts need another character.
 */
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { readTexts } from './build/content-texts.ts'
import { axesIn, measure, openFace } from './font/measure.ts'
import { fallbacks, grotesque, mono, type Typeface, urlOf } from './font/typefaces.ts'

// Every visitor downloads these: English, a price, an email address.
const english = new Set([
  ...[...between('A', 'Z'), ...between('a', 'z'), ...between('0', '9')],
  ...' !"#$%&\'()+,-./:;?@_£·©×–—‘’“”…€−',
])
// Downloaded only if a page contains one of these: Latin-1, Latin Extended-A and currency signs.
const nameCharacters = [...'¢¥', ...between('À', 'ſ'), ...'₫₹₺'].filter((one) => !english.has(one))

// These take a fifth of the bytes. Without them, browsers kern all weights like the middle one.
const optionalTables = ['STAT', 'MVAR', 'HVAR', 'GDEF']
const layout = ['GSUB', 'GPOS']

const folder = 'src/styles/fonts'
const rules = ['/* Made by `npm run font`, from what `scripts/font/typefaces.ts` names. */']
await rm(folder, { recursive: true, force: true })
await mkdir(folder)
for (const face of [grotesque, mono]) {
  const name = face.role.toLowerCase()
  await addFile(face, '', 'latin', [...english], face.features)
  if (face.setsNames) {
    const missing = await addFile(face, '-names', 'latin', nameCharacters, [])
    await addFile(face, '-more-names', 'latin-ext', missing, [])
  }
  await copyFile(new URL('../LICENSE', urlOf(face.file, 'latin')), `${folder}/${name}-license.txt`)
}
await addFallbacks()
await writeFile('src/styles/fonts.css', `${rules.join('\n\n')}\n`)

/** Writes a font file. @returns the characters that the face lacks. */
async function addFile(
  face: Typeface,
  suffix: string,
  script: 'latin' | 'latin-ext',
  characters: string[],
  keepFeatures: string[],
): Promise<string[]> {
  const name = face.role.toLowerCase() + suffix
  const source = urlOf(face.file, script)
  const opened = await openFace(source)
  const known = new Set(opened.collectUnicodes())
  const held = characters.filter((one) => known.has(codeOf(one)))
  const options = {
    targetFormat: 'woff2',
    variationAxes: axesIn(opened, face.axes),
    noHinting: true,
    keepFeatures,
    dropTables: keepFeatures.length > 0 ? optionalTables : [...optionalTables, ...layout],
  } as const
  const font = await subsetFont(await readFile(source), held.join(''), options)
  await writeFile(`${folder}/${name}.woff2`, font)
  console.info(`${folder}/${name}.woff2: ${font.length} bytes, ${held.length} characters`)
  const { wght } = face.axes
  addRule({
    'font-family': `"${face.role}"`,
    src: `url("./fonts/${name}.woff2") format("woff2")`,
    'font-weight': typeof wght === 'number' ? `${wght}` : `${wght.min} ${wght.max}`,
    'font-display': 'swap',
    // A face without a range is used for characters outside the ranges of later faces.
    ...(suffix && { 'unicode-range': rangesOf(held) }),
  })
  return characters.filter((one) => !held.includes(one))
}

/**
 * Adds the fallbacks of the grotesque, scaled so that the site's texts have the same width. The
 * grotesque widens with each weight, but a fallback has two weights. The regular one is fitted to
 * running text and the bold one to headings, because these break into lines.
 */
async function addFallbacks(): Promise<void> {
  const texts = (await readTexts()).filter(({ key }) => key !== 'href')
  const words = texts.map(({ text }) => text).join(' ')
  const face = await openFace(urlOf(grotesque.file, 'latin'))
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

/** The characters as CSS lists them: `U+20-22, U+A9`. */
function rangesOf(characters: string[]): string {
  const codes = characters.map(codeOf)
  const sorted = codes.toSorted((a, b) => a - b)
  const starts = sorted.filter((code) => !codes.includes(code - 1))
  const ends = sorted.filter((code) => !codes.includes(code + 1))
  return starts
    .map((start, index) => {
      const end = ends[index] ?? start
      const hex = (code: number) => code.toString(16).toUpperCase()
      return `U+${hex(start)}${end > start ? `-${hex(end)}` : ''}`
    })
    .join(', ')
}

function between(first: string, last: string): string[] {
  const [start, end] = [codeOf(first), codeOf(last)]
  return Array.from({ length: end - start + 1 }, (_, index) => String.fromCodePoint(start + index))
}

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`
}
