import { colours } from '../../netlify/inquiries/staff-email-html.ts'
import { readColours } from '../../src/prerender/colours.ts'

/** For each text colour, the background colours that it is used on, as token names. */
const backgrounds: Record<string, string[]> = {
  ink: ['paper', 'kraft', 'sheet', 'carton'],
  'ink-soft': ['paper', 'kraft', 'sheet', 'carton'],
  accent: ['paper', 'kraft', 'sheet'],
  'accent-strong': ['paper', 'kraft', 'sheet', 'carton'],
  'on-accent': ['accent', 'accent-strong'],
  error: ['paper', 'sheet'],
  passed: ['paper', 'kraft', 'sheet'],
  paper: ['ink'],
}

/** Text colours used on `sea`, which is dark in both colour schemes. */
const onSea = ['ink', 'ink-soft', 'accent', 'accent-strong', 'passed']

/** The minimum contrast ratio for text (WCAG 2.2, success criterion 1.4.3). */
const minimum = 4.5

export function checkContrast(tokens: string): string[] {
  const read = readColours(tokens)
  const onPages = Object.entries(backgrounds).flatMap(([text, names]) =>
    names.flatMap((background) =>
      (['light', 'dark'] as const).map((scheme) => [text, background, scheme] as const),
    ),
  )
  const onBands = onSea.map((text) => [text, 'sea', 'dark'] as const)
  try {
    return [...onPages, ...onBands].flatMap(([text, background, scheme]) => {
      const [front, back] = [read(text)[scheme], read(background)[scheme]]
      const [frontLight, backLight] = [luminance(front) + 0.05, luminance(back) + 0.05]
      const ratio = Math.max(frontLight / backLight, backLight / frontLight)
      if (ratio >= minimum) return []
      const words = ['lighter', 'darker']
      const [change, opposite] = frontLight > backLight ? words : words.reverse()
      return `src/styles/tokens.css: --${text} (${front}) on --${background} (${back}) has a contrast of ${ratio.toFixed(2)} : 1 in the ${scheme} scheme, and text needs ${minimum} : 1. Make --${text} ${change}, or --${background} ${opposite}.`
    })
  } catch (error) {
    return [`${(error as Error).message}. Write a colour, such as #0b6e4f or oklch(0.53 0.19 33).`]
  }
}

export function warningsOfEmail(tokens: string): string[] {
  const { light } = readColours(tokens)('accent')
  if (colours.accent === light) return []
  return [
    `the button of the staff email is still ${colours.accent}. Write accent: '${light}' in netlify/inquiries/staff-email-html.ts to give it the colour of --accent.`,
  ]
}

/** The relative luminance of a `#rrggbb` colour, from 0 to 1, as defined in WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
