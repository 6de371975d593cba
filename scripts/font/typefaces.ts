/**
 * The faces of the site, and the only place that names them. To change one: install its package from
 * Fontsource, write its file here, run `npm run font`, and look at the pages.
 */
export interface Typeface {
  /** Its name in the styles, after its part in the design. */
  role: string
  /** A file of a package; `{script}` is one of the parts into which Fontsource splits a face. */
  file: string
  /** The positions on its axes. One of an axis that the face does not have is ignored. */
  axes: { wght: number | { min: number; max: number }; wdth?: number }
  /** The OpenType features that the styles ask for or that browsers apply by themselves. */
  features: string[]
  /** Whether there are files for the letters of names and for currency signs too. */
  setsNames: boolean
}

export const grotesque: Typeface = {
  role: 'Grotesque',
  file: '@fontsource-variable/archivo/files/archivo-{script}-standard-normal.woff2',
  axes: { wdth: 108, wght: { min: 400, max: 800 } },
  features: ['kern', 'tnum'],
  setsNames: true,
}

/** For the labels of documents. `--mono` falls back to faces that are as wide, 0.6 em a letter. */
export const mono: Typeface = {
  role: 'Mono',
  file: '@fontsource/ibm-plex-mono/files/ibm-plex-mono-{script}-500-normal.woff2',
  axes: { wght: 500 },
  features: [],
  setsNames: false,
}

/**
 * What text is set in until the grotesque is there: faces that visitors have, and packages with the
 * same widths to measure. Roboto is for Android, which has no Arial.
 */
export const fallbacks = [
  {
    family: 'Grotesque fallback',
    local: { regular: ['Arial', 'Liberation Sans'], bold: ['Arial Bold', 'Liberation Sans Bold'] },
    file: '@fontsource/arimo/files/arimo-{script}-{weight}-normal.woff2',
  },
  {
    family: 'Grotesque fallback on Android',
    local: { regular: ['Roboto'], bold: ['Roboto Bold'] },
    file: '@fontsource/roboto/files/roboto-{script}-{weight}-normal.woff2',
  },
]

/** Address of a face's file with the letters of English, or with those of Central Europe. */
export function urlOf(file: string, script: 'latin' | 'latin-ext', weight = ''): URL {
  const name = file.replace('{script}', script).replace('{weight}', weight)
  return new URL(import.meta.resolve(name))
}
