import { expect, it } from 'vitest'
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

it('the chosen supplier makes the quantity at the lowest landed price, in the planned weeks', () => {
  const possible = suppliers.filter(({ moq }) => moq <= quantity)
  const prices = possible.map((supplier) => landedCosts(supplier).landed)
  expect(Math.min(...prices)).toBe(landedCosts(chosenSupplier).landed)
  const [first, last] = plan.production
  expect(last - first + 1).toBe(chosenSupplier.weeks)
})

it("the months' percentages of a year's sales add up", () => {
  expect(sum(market.months)).toBe(100)
})

it('the cartons hold the order, and weigh more than their volumetric weight', () => {
  expect(cartons.length * carton.units).toBe(quantity)
  expect(chosenSupplier.weights).toHaveLength(cartons.length)
  const volume = carton.sides.reduce((product, side) => product * side, 1)
  // Air carriers charge for at least one kilogram per 5,000 cubic centimetres.
  expect(Math.min(...chosenSupplier.weights)).toBeGreaterThan(volume / 5000)
  const packed = sample.find(({ what }) => what === 'Packed weight')
  expect((carton.units * (packed?.value ?? 0)) / 1000).toBe(carton.net)
})

it('the inspected sample is within its plan and its tolerances', () => {
  // ISO 2859-1 prescribes a sample of 20 for a batch of 91 to 150 units.
  expect(quantity).toBeGreaterThanOrEqual(91)
  expect(quantity).toBeLessThanOrEqual(150)
  for (const { found, accept, name } of inspection.classes) {
    expect(found.length, name).toBeLessThanOrEqual(accept)
  }
  for (const { found, value, tolerance, what } of sample) {
    for (const each of found)
      expect(Math.abs(each - value), what).toBeLessThanOrEqual(tolerance + 1e-9)
  }
})

it('the rejected example has more major defects than the plan allows, and they exceed the tolerance', () => {
  const { Critical, Major, Minor } = rejected.found
  const [critical, major, minor] = inspection.classes
  expect(Critical.length).toBeLessThanOrEqual(critical.accept)
  expect(Major.length).toBeGreaterThan(major.accept)
  expect(Minor.length).toBeLessThanOrEqual(minor.accept)
  const { value, tolerance } = sample[2]
  for (const defect of Major)
    expect(defect).toBe(`Thinner than ${(value - tolerance).toFixed(2)} mm`)
  // The 20 inspected units are part of the batch that the factory sorts.
  expect(rejected.remade).toBeGreaterThanOrEqual(Major.length)
  expect(rejected.remade).toBeLessThanOrEqual(quantity)
})

it('the chosen supplier has the test and the terms for which the documents recommend it', () => {
  expect(chosenSupplier).toMatchObject({ foodTest: 'yes', faulty: 'replaced' })
})
