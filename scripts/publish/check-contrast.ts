import { wcagContrast } from 'culori'
import {
  cssOf,
  readColours,
  type Scheme,
  tokensIn,
  withColour,
} from './colours.ts'
import { nearestReadable } from './nearest-colour.ts'

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

/** A text colour that is too similar to a background. */
interface Fault {
  text: string
  background: string
  scheme: Scheme
  ratio: number
  /** The tokens that these two colours are made from, including themselves. */
  madeFrom: Set<string>
}

/**
 * Reports each token that makes text hard to read. Other tokens can be made from it, so one colour can
 * cause many faults.
 * @param tokens the contents of `tokens.css`.
 */
export function checkContrast(tokens: string): string[] {
  try {
    const problems: string[] = []
    let faults = faultsIn(tokens)
    while (faults.length > 0) {
      const cause = mostFrequentToken(faults)
      const isCaused = ({ madeFrom }: Fault) => madeFrom.has(cause)
      problems.push(explain(cause, faults.filter(isCaused), tokens))
      faults = faults.filter((fault) => !isCaused(fault))
    }
    return problems
  } catch (error) {
    // A token isn't a colour.
    return [
      `${(error as Error).message}. Write a colour, such as #0b6e4f or oklch(0.53 0.19 33).`,
    ]
  }
}

function faultsIn(tokens: string): Fault[] {
  const readColour = readColours(tokens)
  const faults: Fault[] = []
  for (const [text, names] of Object.entries(backgrounds)) {
    for (const background of names) {
      for (const scheme of schemesOf(background)) {
        const front = readColour(text)[scheme]
        const back = readColour(background)[scheme]
        const ratio = wcagContrast(front, back)
        if (ratio >= minimum) continue
        const both = [
          ...tokensIn(text, tokens),
          ...tokensIn(background, tokens),
        ]
        faults.push({
          text,
          background,
          scheme,
          ratio,
          madeFrom: new Set(both),
        })
      }
    }
  }
  return faults
}

/** Sections in the colour `sea` use the dark scheme's colours in both schemes. */
function schemesOf(background: string): Scheme[] {
  return background === 'sea' ? ['dark'] : ['light', 'dark']
}

/** Of several tokens in equally many faults, returns the text colour of the first fault. */
function mostFrequentToken(faults: Fault[]): string {
  const counts = new Map<string, number>()
  for (const { madeFrom } of faults) {
    for (const name of madeFrom) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const [[name = ''] = []] = [...counts].sort(([, a], [, b]) => b - a)
  return name
}

/** @param faults all faults that the token `cause` is a part of. */
function explain(cause: string, faults: Fault[], tokens: string): string {
  const [worst] = faults.toSorted((a, b) => a.ratio - b.ratio)
  if (!worst) throw new Error(`--${cause} is in no fault`)
  const { text, background, scheme, ratio } = worst
  const colour = readColours(tokens)(cause)[scheme]
  const others = faults.length - 1
  const more = others > 0 ? ` (and ${others} more pairs are too similar)` : ''
  const value = readableValue(cause, faults, tokens)
  const remedy = value
    ? `Write --${cause}: ${value}; or choose another colour.`
    : 'Make one of these two colours lighter or darker.'
  return `src/styles/tokens.css: --${cause} (${colour}) makes text hard to read in ${scheme} mode. --${text} on --${background} has a contrast of ${ratio.toFixed(2)} : 1${more}, and text needs ${minimum} : 1. ${remedy}`
}

/** Returns the value of the token that is nearest to its own and ends these faults, if there is one. */
function readableValue(
  name: string,
  faults: Fault[],
  tokens: string,
): string | undefined {
  const value = readColours(tokens)(name)
  for (const scheme of ['light', 'dark'] as const) {
    if (!faults.some((fault) => fault.scheme === scheme)) continue
    const readable = nearestReadable(value[scheme], (hex) => {
      const changed = withColour(name, { ...value, [scheme]: hex }, tokens)
      return !faultsIn(changed).some(
        (fault) => fault.scheme === scheme && fault.madeFrom.has(name),
      )
    })
    if (!readable) return undefined
    value[scheme] = readable
  }
  // The sections in this colour look the same in both schemes.
  if (name === 'sea') value.light = value.dark
  return cssOf(value)
}
