import { wcagContrast } from 'culori'
import { readColours, type Scheme } from './colours.ts'

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

/**
 * Reports each text colour that is too similar to a background.
 * @param tokens the contents of `tokens.css`.
 */
export function checkContrast(tokens: string): string[] {
  const readColour = readColours(tokens)
  const problems: string[] = []
  try {
    for (const [text, names] of Object.entries(backgrounds)) {
      for (const background of names) {
        for (const scheme of schemesOf(background)) {
          const front = readColour(text)[scheme]
          const back = readColour(background)[scheme]
          const ratio = wcagContrast(front, back)
          if (ratio >= minimum) continue
          problems.push(
            `src/styles/tokens.css: --${text} (${front}) on --${background} (${back}) has a contrast of ${ratio.toFixed(2)} : 1 in the ${scheme} scheme, and text needs ${minimum} : 1. Make one of the two colours lighter or darker.`,
          )
        }
      }
    }
    return problems
  } catch (error) {
    // A token isn't a colour.
    return [
      `${(error as Error).message}. Write a colour, such as #0b6e4f or oklch(0.53 0.19 33).`,
    ]
  }
}

/** Sections in the colour `sea` use the dark scheme's colours in both schemes. */
function schemesOf(background: string): Scheme[] {
  return background === 'sea' ? ['dark'] : ['light', 'dark']
}
