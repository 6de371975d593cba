import { describe, expect, it } from 'vitest'
import { exampleGoods } from '../../src/content/example-goods.ts'
import {
  chosenSupplier,
  exampleOrder,
  landedCosts,
  sum,
} from '../../src/content/example-order.ts'
import { market } from '../../src/content/product-research.ts'

const { quantity, suppliers } = exampleOrder
const { cartons, carton, inspection, rejected, sample, plan } = exampleGoods

it('the chosen supplier has the lowest landed price of those that accept the quantity', () => {
  const possible = suppliers.filter(({ moq }) => moq <= quantity)
  const prices = possible.map((supplier) => landedCosts(supplier).landed)
  expect(landedCosts(chosenSupplier).landed).toBe(Math.min(...prices))
})

it('the production takes as many weeks as the chosen supplier needs', () => {
  const [firstWeek, lastWeek] = plan.production
  expect(lastWeek - firstWeek + 1).toBe(chosenSupplier.weeks)
})

it("the months' percentages of a year's sales add up to 100", () => {
  expect(sum(market.months)).toBe(100)
})

it('the cartons hold the order', () => {
  expect(cartons.length * carton.units).toBe(quantity)
})

it('each carton has a weight, which is more than its volumetric weight', () => {
  expect(chosenSupplier.weights).toHaveLength(cartons.length)
  const volume = carton.sides.reduce((product, side) => product * side, 1)
  // Air carriers charge for at least one kilogram per 5,000 cubic centimetres.
  const volumetricWeight = volume / 5000
  for (const weight of chosenSupplier.weights)
    expect(weight).toBeGreaterThan(volumetricWeight)
})

it("the carton's net weight is that of its units", () => {
  const packed = sample.find(({ unit }) => unit === 'g')
  const unitGrams = packed?.value ?? 0
  expect((carton.units * unitGrams) / 1000).toBe(carton.net)
})

it('the order has as many units as ISO 2859-1 inspects by a sample of 20', () => {
  expect(quantity).toBeGreaterThanOrEqual(91)
  expect(quantity).toBeLessThanOrEqual(150)
})

it.each([...inspection.classes])(
  'the inspection found no more $name defects than the plan accepts',
  ({ found, accept }) => {
    expect(found.length).toBeLessThanOrEqual(accept)
  },
)

it.each([...sample])(
  'each measured "$what" is within its tolerance',
  ({ found, value, tolerance }) => {
    // 0.1 + 0.2 is more than 0.3.
    const roundingError = 1e-9
    for (const measured of found) {
      const deviation = Math.abs(measured - value)
      expect(deviation).toBeLessThanOrEqual(tolerance + roundingError)
    }
  },
)

describe('the rejected example', () => {
  const { found } = rejected
  const [critical, major, minor] = inspection.classes

  it('has more major defects than the plan accepts, and no more of the others', () => {
    expect(found.Critical.length).toBeLessThanOrEqual(critical.accept)
    expect(found.Major.length).toBeGreaterThan(major.accept)
    expect(found.Minor.length).toBeLessThanOrEqual(minor.accept)
  })

  it('has walls that are thinner than the tolerance allows', () => {
    const [, , wallThickness] = sample
    const { value, tolerance } = wallThickness
    const thinnestAllowed = (value - tolerance).toFixed(2)
    for (const defect of found.Major)
      expect(defect).toContain(`${thinnestAllowed} mm`)
  })

  it('has as many units made again as were found, and no more than were ordered', () => {
    // The factory sorts the whole order, of which the inspected units are a part.
    expect(rejected.remade).toBeGreaterThanOrEqual(found.Major.length)
    expect(rejected.remade).toBeLessThanOrEqual(quantity)
  })
})

it('the chosen supplier has the test and the terms for which the documents recommend it', () => {
  expect(chosenSupplier).toMatchObject({ foodTest: 'yes', faulty: 'replaced' })
})
