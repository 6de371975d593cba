/**
 * The fictional order in the example documents. The figures in the documents are calculated from
 * this file and from `example-goods.ts`, so that all figures agree. Amounts are in cents, because
 * JavaScript can't add decimal fractions exactly.
 */
export const exampleOrder = {
  item: 'Silicone baking mat',
  from: 'Ningbo',
  to: 'Toronto',
  quantity: 100,
  currency: 'US$',
  /** Airlines charge by gross weight if, as here, it exceeds the volumetric weight. */
  freight: { perKilogram: 800 },
  /**
   * Canada's rates for plastic kitchenware, heading 3924.10. GST is due on the price and the duty.
   * For a destination in another country, write its duty, and its VAT or sales tax under `gst`.
   */
  customs: { duty: 0.065, gst: 0.05 },
  /**
   * `unit` is the factory price per unit; `weights` are the cartons' gross weights in kg. `foodTest`
   * is whether the supplier has a laboratory's report on food contact. `faulty` is what it does
   * about faulty units.
   */
  suppliers: [
    { name: 'Supplier A', unit: 320, moq: 50, weeks: 3, weights: [11, 11], foodTest: 'yes', faulty: 'replaced' },
    { name: 'Supplier B', unit: 290, moq: 100, weeks: 2, weights: [11, 11], foodTest: 'yes', faulty: 'replaced' },
    { name: 'Supplier C', unit: 260, moq: 100, weeks: 2, weights: [10, 10, 10], foodTest: 'no', faulty: 'credited' },
  ],
  chosen: 'Supplier B',
  inspected: 20,
} as const

type Supplier = (typeof exampleOrder.suppliers)[number]

/** Returns the costs per unit in cents: factory price, shipping, duties and taxes, and total. */
export function landedCosts({ unit, weights }: Pick<Supplier, 'unit' | 'weights'>) {
  const { quantity, freight, customs } = exampleOrder
  const shipping = Math.round((sum(weights) * freight.perKilogram) / quantity)
  const duties = Math.round(unit * (customs.duty + customs.gst * (1 + customs.duty)))
  return { unit, shipping, duties, landed: unit + shipping + duties }
}

export const chosenSupplier: Supplier =
  exampleOrder.suppliers.find(({ name }) => name === exampleOrder.chosen) ??
  exampleOrder.suppliers[0]

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

export function amount(cents: number): string {
  // Avoid `toLocaleString`. Its first call takes 20 ms, longer than rendering the rest of the page.
  return (cents / 100).toFixed(2).replaceAll(/\B(?=(\d{3})+\.)/g, ',')
}
