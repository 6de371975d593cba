import { wcagContrast } from 'culori'
import { readColours } from './colours.ts'

/** For each text colour, the names of the background tokens on which it appears. */
const backgrounds: Record<string, string[]> = {
  ink: ['paper', 'kraft', 'sheet', 'carton', 'sea'],
  'ink-soft': ['paper', 'kraft', 'sheet', 'carton', 'sea'],
  accent: ['paper', 'kraft', 'sheet', 'sea'],
  'accent-strong': ['paper', 'kraft', 'sheet', 'carton', 'sea'],
  'on-accent': ['accent', 'accent-strong'],
  error: ['paper', 'sheet'],
  passed: ['paper', 'kraft', 'sheet', 'sea'],
  focus: ['paper', 'kraft', 'sheet', 'carton', 'sea'],
  paper: ['ink'],
}

// WCAG 2.2 requires this contrast ratio for text, and 3:1 for the focus ring (1.4.3, 1.4.11).
const minimum = 4.5

export function checkContrast(tokens: string): string[] {
  const read = readColours(tokens)
  const pairs = Object.entries(backgrounds).flatMap(([text, names]) =>
    names.map((background) => ({ text, background })),
  )
  try {
    return pairs.flatMap(({ text, background }) => {
      // Sections in the colour `sea` use the dark scheme's colours in both schemes.
      const schemes =
        background === 'sea'
          ? (['dark'] as const)
          : (['light', 'dark'] as const)
      return schemes.flatMap((scheme) => {
        const [front, back] = [read(text)[scheme], read(background)[scheme]]
        const ratio = wcagContrast(front, back)
        if (ratio >= minimum) return []
        return `src/styles/tokens.css: --${text} (${front}) on --${background} (${back}) has a contrast of ${ratio.toFixed(2)} : 1 in the ${scheme} scheme, and text needs ${minimum} : 1. Make one of the two colours lighter or darker.`
      })
    })
  } catch (error) {
    return [
      `${(error as Error).message}. Write a colour, such as #0b6e4f or oklch(0.53 0.19 33).`,
    ]
  }
}
