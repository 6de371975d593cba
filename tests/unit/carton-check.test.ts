import { describe, expect, it } from 'vitest'
import { cartonCheck } from '../../src/content/carton-check.ts'
import { cartonLimits } from '../../src/content/carton-limits.ts'
import { limits } from '../../src/inquiry/limits.ts'
import { cartonFrom, removalEntry } from '../../src/worksheets/rules/carton.ts'
import { repack } from '../../src/worksheets/rules/carton-changes.ts'
import {
  allChecks,
  checkCarton,
} from '../../src/worksheets/rules/carton-checks.ts'
import {
  cartonLines,
  hasEntries,
  verdictOf,
} from '../../src/worksheets/rules/carton-report.ts'
import { entriesOfSide } from '../../src/worksheets/rules/carton-size.ts'
import {
  convertedTo,
  isConvertedFrom,
  sizeAndWeightOf,
} from '../../src/worksheets/rules/carton-system.ts'
import type { Entries } from '../../src/worksheets/rules/read.ts'

/** A carton whose sides are equal. */
const cube = (side: string) => ({ length: side, width: side, height: side })

/** A carton that Amazon accepts in the US. */
const good = {
  length: '45',
  width: '32',
  height: '24',
  weight: '11',
  units: '50',
}

function check(entries: Entries) {
  const carton = cartonFrom(entries, 'amazonUs')
  const checked = checkCarton(carton)
  const { verdict } = verdictOf(carton, checked)
  const states = Object.fromEntries(
    allChecks(checked).map(({ name, state }) => [name, state]),
  )
  return { carton, checked, verdict, states }
}

const sizeOf = (entries: Entries) => check(entries).checked.sides.state
const weightOf = (entries: Entries) => check(entries).checked.weight.state
const changesOf = (entries: Entries) =>
  check(entries).checked.changes.join('\n')

const imperial = { in: 'imperial' }
const walmart = { place: 'walmartUs' }

describe("Amazon's limits", () => {
  it('accepts the example carton', () => {
    expect(check(good).verdict).toBe('passed')
    expect(check(good).checked.changes).toEqual([])
  })

  it.each([
    [{ ...good, ...cube('25'), ...imperial }, 'passed'],
    [{ ...good, ...cube('63.5') }, 'passed'],
    [{ ...good, height: '36 in' }, 'passed'],
    [{ ...good, height: '36.1 in' }, 'failed'],
    [{ ...good, length: '91.5' }, 'failed'],
    [{ ...good, length: '0.92 m' }, 'failed'],
    [{ ...good, length: '30 in', width: '25 in' }, 'passed'],
    [{ ...good, length: '30 in', width: '25.1 in' }, 'failed'],
  ])('accepts 36 by 25 by 25 inches (%o: %s)', (entries, state) => {
    expect(sizeOf(entries)).toBe(state)
  })

  it.each([
    [{ ...good, weight: '50', ...imperial }, 'passed'],
    [{ ...good, weight: '22.7' }, 'passed'],
    [{ ...good, weight: '22,7 kg', ...imperial }, 'passed'],
    [{ ...good, weight: '22.71' }, 'failed'],
    [{ ...good, weight: '50.1 lb' }, 'failed'],
  ])('accepts up to 50 lb (%o: %s)', (entries, state) => {
    expect(weightOf(entries)).toBe(state)
  })

  it('accepts up to 150 units', () => {
    expect(check({ ...good, units: '150' }).checked.units.state).toBe('passed')
    expect(check({ ...good, units: '151' }).checked.units.state).toBe('failed')
  })

  it('lets a single unit be larger and heavier, with a lift label', () => {
    const single = { ...good, units: '1', length: '100' }
    expect(check({ ...single, weight: '30' }).verdict).toBe('passed')
    expect(changesOf({ ...single, weight: '22' })).toBe('')
    const { teamLift, mechLift } = cartonCheck.changes
    expect(changesOf({ ...single, weight: '30' })).toBe(teamLift)
    expect(changesOf({ ...single, weight: '46' })).toBe(mechLift)
  })

  it('says that the limits do not apply to a single larger unit', () => {
    const single = { units: '1', weight: '30' }
    const { verdict, states } = check(single)
    expect(states[cartonCheck.sides.name]).toBe('exempt')
    expect(states[cartonCheck.weight.name]).toBe('exempt')
    expect(verdict).toBe('passed')
  })

  it.each([
    [{ ...good, weight: '50.1', ...imperial }, '0.1 lb over'],
    [{ ...good, weight: '22.8' }, '0.1 kg over'],
    [{ ...good, weight: '68.04', ...walmart }, '0.04 kg over'],
  ])('says by how much a carton is too heavy (%o: %s)', (entries, over) => {
    expect(check(entries).checked.weight.reason).toContain(over)
  })

  it('gives the limit in the unit of the visitor first', () => {
    const { weight } = check({ ...good, ...imperial }).checked
    expect(weight.reason).toContain('50 lb (22.7 kg)')
  })

  it('does not claim that labels are on the carton', () => {
    for (const { state } of check(good).checked.marks)
      expect(state).toBe('present')
  })

  it('fails a size over the limit before all sides are entered', () => {
    expect(sizeOf({ length: '92' })).toBe('failed')
    expect(sizeOf({ length: '64', width: '64' })).toBe('failed')
    expect(sizeOf({ length: '64' })).toBe('blank')
  })

  it('says which side is too long, and by how much', () => {
    const { sides } = check({ ...good, length: '80', width: '70' }).checked
    expect(sides.reason).toBe(
      cartonCheck.reasons.tooLong(
        '70 cm',
        '6.5 cm',
        '91.44 by 63.5 by 63.5 cm (36 by 25 by 25 in)',
      ),
    )
  })

  it('says that the limits for Canada could not be checked', () => {
    const canada = { ...good, place: 'amazonCanada' }
    expect(sizeOf({ ...canada, length: '64' })).toBe('failed')
    const { checked } = check(canada)
    expect(checked.sides.isUnconfirmed).toBe(true)
    expect(checked.weight.isUnconfirmed).toBe(true)
    expect(check(good).checked.weight.isUnconfirmed).toBe(false)
  })
})

describe("Walmart's limits", () => {
  it('needs no size or number of units, because they have no limit', () => {
    const { verdict, states } = check({ ...walmart, weight: '20' })
    expect(verdict).toBe('passed')
    expect(states[cartonCheck.sides.name]).toBe('none')
    expect(states[cartonCheck.units.name]).toBe('none')
  })

  it('accepts cases up to 150 lb of any size', () => {
    const large = { ...good, ...cube('90'), ...walmart }
    expect(sizeOf(large)).toBe('none')
    expect(weightOf({ ...large, weight: '68' })).toBe('passed')
    expect(weightOf({ ...large, weight: '150 lb' })).toBe('passed')
    expect(weightOf({ ...large, weight: '151 lb' })).toBe('failed')
  })

  it('accepts a single item up to 500 lb and 120 by 105 by 93 inches', () => {
    const item = { ...walmart, ...imperial, units: '1', weight: '500' }
    const sides = { length: '93', width: '120', height: '105' }
    expect(check({ ...item, ...sides }).verdict).toBe('passed')
    expect(changesOf({ ...item, ...sides })).toBe(cartonCheck.changes.mechLift)
    expect(sizeOf({ ...item, ...cube('94') })).toBe('failed')
    expect(sizeOf({ ...item, ...sides, width: '121' })).toBe('failed')
    expect(weightOf({ ...item, ...sides, weight: '501' })).toBe('failed')
  })
})

describe('what to change', () => {
  const amazonLimits = { mostGrams: 22_700, mostUnits: 150 }

  it('divides the units among as few cartons as possible', () => {
    expect(changesOf({ ...good, weight: '27', units: '60' })).toContain(
      'two cartons of 30 units',
    )
    expect(changesOf({ ...good, weight: '27', units: '61' })).toContain(
      'one carton of 31 units and one carton of 30',
    )
  })

  it('fills cartons up to the weight limit', () => {
    // Two units of 10 kg fit into a carton, so two of the three cartons have one unit more.
    const heavy = { units: 5, unitGrams: 10_000 }
    const packed = { cartons: 3, each: 1, more: 2 }
    expect(repack({ ...heavy, ...amazonLimits })).toEqual(packed)
  })

  it('fills cartons up to the number of units if the weight is unknown', () => {
    const unweighed = { units: 500, unitGrams: 0 }
    const packed = { cartons: 4, each: 125, more: 0 }
    expect(repack({ ...unweighed, ...amazonLimits })).toEqual(packed)
  })

  it('finds no carton for units that are too heavy alone', () => {
    const tooHeavy = { units: 2, unitGrams: 23_000 }
    expect(repack({ ...tooHeavy, ...amazonLimits })).toBeUndefined()
  })

  it('says what the heaviest of the cartons weighs', () => {
    // 31 of the 61 units
    expect(changesOf({ ...good, weight: '24.4', units: '61' })).toContain(
      cartonCheck.changes.eachWeighs('12.4 kg'),
    )
  })

  it('never proposes a carton over a limit', () => {
    for (let units = 2; units < 400; units += 7) {
      for (const unitGrams of [1, 99, 333, 5000, 22_700]) {
        const packed = repack({ units, unitGrams, ...amazonLimits })
        const { cartons = 0, each = 0, more = 0 } = packed ?? {}
        const most = more > 0 ? each + 1 : each
        expect(cartons * each + more).toBe(units)
        expect(most * unitGrams).toBeLessThanOrEqual(22_700)
        expect(most).toBeLessThanOrEqual(150)
      }
    }
  })

  it('packs units alone if two are too heavy, with a lift label', () => {
    const changes = changesOf({ ...good, weight: '60', units: '2' })
    expect(changes).toContain(cartonCheck.changes.alone('30 kg'))
    expect(changes).toContain(cartonCheck.changes.teamLift)
  })

  it('writes "1 unit" for cartons of one unit', () => {
    const changes = changesOf({ ...good, weight: '30', units: '2' })
    expect(changes).toContain('two cartons of 1 unit.')
  })

  it('asks for the units if the carton is too heavy', () => {
    const changes = changesOf({ ...good, weight: '27', units: '' })
    expect(changes).toBe(cartonCheck.changes.enterUnits)
  })
})

describe('the marks', () => {
  it.each(Object.entries(cartonLimits))(
    'a carton for %s without one of them does not check in',
    (place, { marks }) => {
      for (const { name, missing, rule } of marks) {
        const { verdict, checked, states } = check({
          ...good,
          place,
          [removalEntry(name)]: 'yes',
        })
        expect(verdict).toBe('failed')
        expect(states[name]).toBe('failed')
        const shown = checked.marks.find((mark) => mark.name === name)
        expect(shown?.reason).toBe(missing)
        expect(checked.changes.join()).toContain(rule)
      }
    },
  )
})

describe('a size that is pasted into one field', () => {
  it.each([
    ['60 x 40 x 30 cm', ['60 cm', '40 cm', '30 cm']],
    ['60×40×30', ['60', '40', '30']],
    ['24" x 18" x 12.5"', ['24"', '18"', '12.5"']],
    ['24 by 18 by 12 in', ['24 in', '18 in', '12 in']],
    ['60 * 40 * 30mm', ['60 mm', '40 mm', '30mm']],
    ['60cm x 400 x 30 mm', ['60cm', '400', '30 mm']],
    ['L60 x W40 x H30', ['60', '40', '30']],
    ['60\t40,5\t30', ['60', '40,5', '30']],
    ['６０×４０×３０', ['60', '40', '30']],
    ['٦٠ × ٤٠ × ٣٠ cm', ['60 cm', '40 cm', '30 cm']],
    ['60; 40; 30', ['60', '40', '30']],
  ])('"%s" fills in all sides', (text, sides) => {
    const [length, width, height] = sides
    expect(entriesOfSide('width', text)).toEqual({ length, width, height })
  })

  it.each([
    '60',
    '60 x 40',
    '60 x 40 x',
    'x x x',
    '1x2x3x4',
    '',
    '60 x 40 x 30 cm, 12 kg',
  ])('"%s" stays in its field', (text) => {
    expect(entriesOfSide('width', text)).toEqual({ width: text })
  })
})

describe('odd entries', () => {
  it.each([
    'abc',
    '-5',
    '0',
    '1,234',
    '10-20',
    '45x32',
    '5 kg',
    '1e99',
    '4000',
    '0.01',
  ])('asks about "%s" in a side', (length) => {
    const { checked, verdict } = check({ ...good, length })
    expect(checked.sides.state).toBe('unclear')
    const { length: questionAboutLength } = checked.sides.questions
    expect(questionAboutLength).toBeTruthy()
    expect(verdict).toBe('open')
  })

  it.each(['abc', '-5', '0', '5 cm', '1.234', '12 kg 5 lb', '9999', '0.1 g'])(
    'asks about "%s" as a weight',
    (weight) => {
      expect(weightOf({ ...good, weight })).toBe('unclear')
    },
  )

  it.each(['0', '2.5', 'many', '-3'])('asks about "%s" units', (units) => {
    expect(check({ ...good, units }).checked.units.state).toBe('unclear')
  })

  it('reads an empty or changed link as a blank sheet', () => {
    const { carton, verdict } = check({ place: 'mars', in: 'cubits', x: '1' })
    expect(carton).toMatchObject({ place: 'amazonUs', system: 'metric' })
    expect(verdict).toBe('open')
  })
})

it('the lines for the form fit with the longest entries', () => {
  const long = 'x'.repeat(120)
  const entries = { ...cube(long), weight: long, units: long }
  const { carton, checked } = check({ ...entries, ...walmart })
  expect(cartonLines(carton, checked).length).toBeLessThanOrEqual(
    limits.product,
  )
  const lines = cartonLines(
    check({ ...good, weight: '27' }).carton,
    check({ ...good, weight: '27' }).checked,
  )
  expect(lines).toContain('45 cm × 32 cm × 24 cm')
  expect(lines).toContain('two cartons of 25 units')
})

describe('other units', () => {
  const carton = (entries: Entries) => cartonFrom(entries, 'amazonUs')
  const metric = carton({
    ...cube('60'),
    height: '16 in',
    weight: '20',
    units: '50',
  })
  const inInches = carton({
    ...convertedTo('imperial', metric),
    in: 'imperial',
  })

  it('convert the numbers, but no text with a unit of its own', () => {
    expect(sizeAndWeightOf(inInches)).toEqual({
      length: '23.62',
      width: '23.62',
      height: '16 in',
      weight: '44.09',
    })
  })

  it('leave alone what is blank or unclear', () => {
    const odd = carton({ length: '', width: 'abc', height: '1,234' })
    expect(convertedTo('imperial', odd)).toEqual(sizeAndWeightOf(odd))
  })

  it('can be taken back as long as the numbers are the converted ones', () => {
    expect(isConvertedFrom(metric, inInches)).toBe(true)
    const changed = carton({ ...inInches.sides, weight: '50', in: 'imperial' })
    expect(isConvertedFrom(metric, changed)).toBe(false)
  })

  it('of a blank sheet have nothing to take back', () => {
    const blank = carton({})
    expect(isConvertedFrom(blank, carton({ in: 'imperial' }))).toBe(false)
  })

  it('never move a carton at a limit over it', () => {
    const atLimit = carton({ ...cube('63.5'), weight: '22.7', units: '50' })
    const converted = convertedTo('imperial', atLimit)
    const { verdict } = check({ ...converted, in: 'imperial', units: '50' })
    expect(verdict).toBe('passed')
  })
})

describe('the lines for the form', () => {
  it('have the unit of each number', () => {
    const { carton, checked } = check({ ...good, height: '9 in' })
    const lines = cartonLines(carton, checked)
    expect(lines).toContain('45 cm × 32 cm × 9 in')
    expect(lines).toContain('11 kg')
  })

  it.each<[boolean, Entries]>([
    [false, {}],
    [false, { place: 'walmartUs', in: 'imperial', weight: ' ' }],
    [true, { weight: '0' }],
    [true, { [removalEntry('Box ID label')]: 'yes' }],
  ])(
    'are offered only if something was entered (%s: %j)',
    (isOffered, entries) => {
      expect(hasEntries(cartonFrom(entries, 'amazonUs'))).toBe(isOffered)
    },
  )
})
