import { beTheInspector } from '../../content/be-the-inspector.ts'
import { exampleGoods, sampleThickness } from '../../content/example-goods.ts'
import { exampleOrder } from '../../content/example-order.ts'
import type { Entries } from './read.ts'

const { rounds, marks: markLabels, notInspected } = beTheInspector
const { inspection, rejected } = exampleGoods

export type Round = keyof typeof rounds

export type Mark = keyof typeof markLabels

export type Decision = keyof typeof beTheInspector.decisions

/** The classes in which a visitor can find defects, and how many are allowed. */
export const classes = [
  { mark: 'major', name: inspection.classes[1].name },
  { mark: 'minor', name: inspection.classes[2].name },
] as const

/** The acceptance numbers of ISO 2859-1 for this sample. */
export const allowed = {
  major: inspection.classes[1].accept,
  minor: inspection.classes[2].accept,
}

/** How many mats of the order are inspected. */
export const sampleSize = exampleOrder.inspected

/** A mat of the sample, as the inspector found it. */
export interface Mat {
  number: number
  thicknessMm: number
  isCreased: boolean
  mark: Mark
  /** The defect in the inspector's words. */
  defect?: string
}

const found: Record<Round, Record<'major' | 'minor', readonly string[]>> = {
  first: {
    major: inspection.classes[1].found,
    minor: inspection.classes[2].found,
  },
  second: { major: rejected.found.Major, minor: rejected.found.Minor },
}

/** Where in the measured range the good mats are, in tenths. They repeat. */
const spreadTenths = [4, 6, 2, 10, 6, 4, 8, 2, 0, 6, 4]

/** Returns the mats of a round, with the defects and the range that the example documents report. */
export function matsOf(round: Round): Mat[] {
  const { major, minor } = found[round]
  const defects = [
    ...major.map((defect) => ({ mark: 'major' as const, defect })),
    ...minor.map((defect) => ({ mark: 'minor' as const, defect })),
  ]
  return Array.from({ length: sampleSize }, (_, index) => {
    const number = index + 1
    const place = rounds[round].places.indexOf(number)
    const fault = defects[place]
    return {
      number,
      thicknessMm:
        fault?.mark === 'major' ? thinMm(place) : goodThicknessMm(index),
      isCreased: fault?.mark === 'minor',
      ...(fault ?? { mark: 'none' }),
    }
  })
}

function goodThicknessMm(index: number): number {
  const [leastMm, mostMm] = sampleThickness.found
  const tenths = spreadTenths[index % spreadTenths.length] ?? 0
  return rounded(leastMm + ((mostMm - leastMm) * tenths) / 10)
}

/** Returns a thickness just below what the approved sample allows. */
function thinMm(place: number): number {
  return rounded(
    sampleThickness.value - sampleThickness.tolerance - (place + 1) / 100,
  )
}

function rounded(mm: number): number {
  return Number(mm.toFixed(sampleThickness.digits))
}

/** Returns the figure on the gauge's display, such as "0.70". */
export function figureOf(mm: number): string {
  return mm.toFixed(sampleThickness.digits)
}

export function readingOf(mm: number): string {
  return `${figureOf(mm)} ${sampleThickness.unit}`
}

/** The mark of each inspected mat, by the mat's number. */
export type Marks = ReadonlyMap<number, Mark>

/** What the visitor has done so far in a round. */
export interface Inspection {
  round: Round
  mats: Mat[]
  /** The mat that is open. */
  mat: Mat
  marks: Marks
  /** The numbers of the mats that the visitor has measured. */
  measured: number[]
  isStamped: boolean
}

/** Reads the entries of the worksheet, which a changed link can have filled with nonsense. */
export function inspectionFrom(entries: Entries): Inspection {
  const round = entries.round === 'second' ? 'second' : 'first'
  const mats = matsOf(round)
  const [first] = mats
  if (!first) throw new Error('The sample is empty.')
  const measured = entries[measuredEntry(round)]?.split(' ') ?? []
  const marks = new Map<number, Mark>()
  for (const { number } of mats) {
    const mark = entries[markEntry(round, number)]
    if (isMark(mark)) marks.set(number, mark)
  }
  return {
    round,
    mats,
    mat: mats.find(({ number }) => `${number}` === entries.mat) ?? first,
    marks,
    measured: measured.map(Number),
    isStamped: Boolean(entries[stampedEntry(round)]),
  }
}

export const markEntry = (round: Round, mat: number) => `${round}-${mat}`

export const measuredEntry = (round: Round) => `${round}-measured`

export const stampedEntry = (round: Round) => `${round}-stamped`

function isMark(text = ''): text is Mark {
  return Object.hasOwn(markLabels, text)
}

export function countMarks(marks: Marks) {
  const all = [...marks.values()]
  return {
    major: all.filter((mark) => mark === 'major').length,
    minor: all.filter((mark) => mark === 'minor').length,
    notInspected: sampleSize - marks.size,
  }
}

/** Returns how many mats have a mark although the visitor has not measured them. */
export function countUnmeasured({ marks, measured }: Inspection): number {
  const marked = [...marks.keys()]
  return marked.filter((number) => !measured.includes(number)).length
}

/**
 * Returns the decision of the sampling plan: an order is held as soon as a class has more defects than
 * allowed, and released if the whole sample was inspected. Otherwise, nothing is decided.
 */
export function decide(marks: Marks): Decision | undefined {
  const { major, minor, notInspected } = countMarks(marks)
  if (major > allowed.major || minor > allowed.minor) return 'held'
  return notInspected === 0 ? 'released' : undefined
}

/** Returns the marks that the inspector gave. */
export function inspectorsMarks(mats: Mat[]): Marks {
  return new Map(mats.map(({ number, mark }) => [number, mark]))
}

/** Returns a line for each mat on which the visitor and the inspector differ: mat, visitor, inspector. */
export function differences(mats: Mat[], marks: Marks): string[][] {
  return mats
    .filter(({ number, mark }) => marks.get(number) !== mark)
    .filter(({ number, mark }) => marks.has(number) || mark !== 'none')
    .map(({ number, mark, defect }) => {
      const yours = marks.get(number)
      return [
        `${number}`,
        yours ? markLabels[yours] : notInspected,
        defect
          ? `${markLabels[mark]}: ${defect.toLowerCase()}`
          : markLabels.none,
      ]
    })
}
