import { describe, expect, it } from 'vitest'
import { beTheInspector } from '../../src/content/be-the-inspector.ts'
import {
  exampleGoods,
  sampleThickness,
} from '../../src/content/example-goods.ts'
import { limits } from '../../src/inquiry/limits.ts'
import { entriesIn, fragmentOf } from '../../src/worksheets/entries.ts'
import {
  allowed,
  countMarks,
  countUnmeasured,
  decide,
  differences,
  inspectionFrom,
  inspectorsMarks,
  type Mark,
  type Marks,
  matsOf,
  type Round,
  sampleSize,
} from '../../src/worksheets/rules/inspection.ts'

const rounds = Object.keys(beTheInspector.rounds) as Round[]
const leastMm = sampleThickness.value - sampleThickness.tolerance

/** Returns marks for the first mats of the sample. */
function marksOf(counts: Partial<Record<Mark, number>>): Marks {
  const marks = Object.entries(counts).flatMap(([mark, count]) =>
    Array.from({ length: count }, () => mark as Mark),
  )
  return new Map(marks.map((mark, index) => [index + 1, mark]))
}

describe('the decision', () => {
  // ISO 2859-1, code letter F, normal inspection: a sample of 20. AQL 2.5 accepts one and rejects
  // two, and AQL 4.0 accepts two and rejects three.
  it.each([
    ['released', { none: 20 }],
    ['released', { major: 1, minor: 2, none: 17 }],
    ['held', { major: 2, none: 18 }],
    ['held', { minor: 3, none: 17 }],
    ['held', { major: 1, minor: 3, none: 16 }],
  ])('is "%s" for %j', (decision, counts) => {
    expect(decide(marksOf(counts))).toBe(decision)
  })

  it('is open until all mats are inspected', () => {
    expect(decide(marksOf({}))).toBeUndefined()
    expect(decide(marksOf({ major: 1, none: 18 }))).toBeUndefined()
  })

  it('is "held" as soon as there are too many defects', () => {
    expect(decide(marksOf({ major: 2 }))).toBe('held')
  })

  it('counts the mats that are not inspected', () => {
    // 5 of the 20 mats have a mark.
    expect(countMarks(marksOf({ major: 1, none: 4 })).notInspected).toBe(15)
  })

  it('uses the acceptance numbers of the example documents', () => {
    const [, major, minor] = exampleGoods.inspection.classes
    expect(allowed).toEqual({ major: major.accept, minor: minor.accept })
  })
})

describe('the mats that were marked without measuring', () => {
  const inspected = (entries: Record<string, string>) =>
    countUnmeasured(inspectionFrom(entries))

  it('are counted, whatever their mark', () => {
    const entries = { 'first-3': 'none', 'first-4': 'major', 'first-5': 'none' }
    expect(inspected({ ...entries, 'first-measured': '4 9' })).toBe(2)
  })

  it('are none at the beginning, and if all are measured', () => {
    expect(inspected({})).toBe(0)
    expect(inspected({ 'first-3': 'none', 'first-measured': '3' })).toBe(0)
  })
})

describe('the sample', () => {
  it.each(rounds)('of the %s round has 20 mats', (round) => {
    const numbers = matsOf(round).map(({ number }) => number)
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
    expect(sampleSize).toBe(20)
  })

  it('has the defects that the example documents report', () => {
    const defectsOf = (round: Round) =>
      matsOf(round)
        .map(({ defect }) => defect)
        .filter((defect) => defect !== undefined)
        .toSorted()
    const { classes } = exampleGoods.inspection
    const foundInFirst = classes.flatMap(({ found }) => [...found])
    expect(defectsOf('first')).toEqual(foundInFirst.toSorted())
    const { Major: majorDefects, Minor: minorDefects } =
      exampleGoods.rejected.found
    const foundInSecond = [...majorDefects, ...minorDefects]
    expect(defectsOf('second')).toEqual(foundInSecond.toSorted())
  })

  it('measures within the range of the report, except for thin mats', () => {
    const measured = matsOf('first').map(({ thicknessMm }) => thicknessMm)
    expect(Math.min(...measured)).toBe(sampleThickness.found[0])
    expect(Math.max(...measured)).toBe(sampleThickness.found[1])
    for (const { thicknessMm, mark } of matsOf('second'))
      expect(thicknessMm < leastMm - 1e-9).toBe(mark === 'major')
  })

  it('is released in one round, and held in the other', () => {
    const decisions = rounds.map((round) =>
      decide(inspectorsMarks(matsOf(round))),
    )
    expect(decisions).toEqual(['released', 'held'])
  })
})

describe('the comparison with the inspector', () => {
  const mats = matsOf('second')
  const right = inspectorsMarks(mats)
  const thin = mats.filter(({ mark }) => mark === 'major')
  const thinMat = thin[0]?.number ?? 0
  const goodMat = mats.find(({ mark }) => mark === 'none')?.number ?? 0

  it('finds no difference in equal marks', () => {
    expect(differences(mats, right)).toEqual([])
  })

  it('lists a mat with another mark, and what the inspector found', () => {
    const marks = new Map(right).set(thinMat, 'minor')
    const { minor, major } = beTheInspector.marks
    const found = differences(mats, marks)
    expect(found).toHaveLength(1)
    const [[mat, visitorsMark, inspectorsFinding = ''] = []] = found
    expect(mat).toBe(`${thinMat}`)
    expect(visitorsMark).toBe(minor)
    expect(inspectorsFinding.startsWith(`${major}: `)).toBe(true)
    expect(inspectorsFinding).toContain('0.65')
  })

  it('lists a fault in a mat that was not inspected, but no good mat', () => {
    const marks = new Map(right)
    marks.delete(thinMat)
    marks.delete(goodMat)
    expect(differences(mats, marks).map(([mat]) => mat)).toEqual([`${thinMat}`])
  })
})

describe('the address', () => {
  it('keeps both rounds', () => {
    const entries = {
      round: 'second',
      mat: '4',
      'first-3': 'none',
      'second-4': 'major',
      'second-measured': '4 11',
      'second-stamped': 'yes',
    }
    const kept = entriesIn(fragmentOf('inspection', entries))
    const second = inspectionFrom(kept)
    expect(second.round).toBe('second')
    expect(second.mat.number).toBe(4)
    expect(second.marks).toEqual(new Map([[4, 'major']]))
    expect(second.measured).toEqual([4, 11])
    expect(second.isStamped).toBe(true)
    const first = inspectionFrom({ ...kept, round: '' })
    expect(first.marks).toEqual(new Map([[3, 'none']]))
    expect(first.isStamped).toBe(false)
  })

  it.each([
    '#inspection?round=9&mat=99&first-1=toString&first-99=major',
    '#inspection?mat=-1&first-1=&first-measured=x+1e9&&%',
    '#inspection',
  ])('ignores the nonsense in %s', (fragment) => {
    const { round, mat, marks } = inspectionFrom(entriesIn(fragment))
    expect(round).toBe('first')
    expect(mat.number).toBe(1)
    expect(marks.size).toBe(0)
  })
})

it('the lines for the form are short', () => {
  expect(beTheInspector.carry.lines.length).toBeLessThan(limits.product / 2)
})
