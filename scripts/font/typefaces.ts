/**
 * A typeface used on the site. To change it, install a package from Fontsource, write its file name
 * below, run `npm run font`, and look at the pages.
 */
export interface Typeface {
  /** The `font-family` in the styles. */
  role: string
  /** A file in an npm package. Fontsource has a separate file for each `{script}`. */
  file: string
  /** Positions on a variable font's axes. Axes that the font lacks are ignored. */
  axes: { wght: number | { min: number; max: number }; wdth?: number }
  /** The OpenType features that the styles or browsers use. */
  features: string[]
}

export const grotesque: Typeface = {
  role: 'Grotesque',
  file: '@fontsource-variable/archivo/files/archivo-{script}-standard-normal.woff2',
  axes: { wdth: 108, wght: { min: 400, max: 800 } },
  features: ['kern', 'tnum'],
}

/** The typeface for labels. The fallbacks in `--mono` have the same character width, 0.6 em. */
export const mono: Typeface = {
  role: 'Mono',
  file: '@fontsource/ibm-plex-mono/files/ibm-plex-mono-{script}-500-normal.woff2',
  axes: { wght: 500 },
  features: [],
}

/**
 * Installed fonts that browsers use until the grotesque has loaded. `file` is a packaged font with
 * the same character widths, which `npm run font` measures. Android has Roboto instead of Arial.
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

export type Script = 'latin' | 'latin-ext'

export function urlOf(file: string, script: Script, weight = ''): URL {
  const name = file.replace('{script}', script).replace('{weight}', weight)
  return new URL(import.meta.resolve(name))
}
