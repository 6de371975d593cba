import { colours } from '../../netlify/inquiries/staff-email-html.ts'
import { type Colour, readColours } from '../../src/prerender/colours.ts'

/** By the role of a text, the roles of the grounds on which the site sets it, light and dark. */
const grounds: Record<string, string[]> = {
  ink: ['paper', 'kraft', 'sheet', 'carton'],
  'ink-soft': ['paper', 'kraft', 'sheet', 'carton'],
  accent: ['paper', 'kraft', 'sheet'],
  'accent-strong': ['paper', 'kraft', 'sheet', 'carton'],
  'on-accent': ['accent', 'accent-strong'],
  error: ['paper', 'sheet'],
  passed: ['paper', 'kraft', 'sheet'],
  paper: ['ink'],
}

/** The roles of texts on bands that are dark in both schemes, in their dark colours. */
const onSea = ['ink', 'ink-soft', 'accent', 'accent-strong', 'passed']

/** WCAG 2.2, 1.4.3: the least contrast of text with its ground. */
const least = 4.5

/** @returns each colour of `src/styles/tokens.css` that is hard to read, with its ratio and a remedy. */
export function checkContrast(tokens: string): string[] {
  const colour = readColours(tokens)
  const pairs = Object.entries(grounds).flatMap(([text, roles]) =>
    roles.flatMap((ground) => [[text, ground, 'light'] as const, [text, ground, 'dark'] as const]),
  )
  const bands = onSea.map((text) => [text, 'sea', 'dark'] as const)
  try {
    return [...pairs, ...bands].flatMap(([text, ground, scheme]) =>
      problemOf(text, ground, scheme, colour),
    )
  } catch (error) {
    return [`${(error as Error).message}. Write a colour, such as #0b6e4f or oklch(0.53 0.19 33).`]
  }
}

/** @returns whether the staff email, which cannot read the roles, has another accent than the site. */
export function warningsOfEmail(tokens: string, { accent } = colours): string[] {
  const { light } = readColours(tokens)('accent')
  if (accent === light) return []
  return [
    `the button of the staff email is still ${accent}. Write accent: '${light}' in netlify/inquiries/staff-email-html.ts to give it the colour of --accent.`,
  ]
}

function problemOf(
  text: string,
  ground: string,
  scheme: keyof Colour,
  colour: (role: string) => Colour,
): string[] {
  const ratio = contrast(colour(text)[scheme], colour(ground)[scheme])
  if (ratio >= least) return []
  const lighter = luminance(colour(text)[scheme]) > luminance(colour(ground)[scheme])
  return [
    `src/styles/tokens.css: --${text} (${colour(text)[scheme]}) on --${ground} (${colour(ground)[scheme]}) has a contrast of ${ratio.toFixed(2)} : 1 in the ${scheme} scheme, and text needs ${least} : 1. Make --${text} ${lighter ? 'lighter' : 'darker'}, or --${ground} ${lighter ? 'darker' : 'lighter'}.`,
  ]
}

/** WCAG 2.2, "contrast ratio", of two colours as `#rrggbb`: from 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
