/** What the factory makes and ships for the example order in `example-order.ts`. */
export const exampleGoods = {
  /** `sides` are outer dimensions in centimetres, and `net` is the net weight in kilograms. */
  carton: { units: 50, sides: [45, 32, 24], net: 10, marks: 'Made in China' },
  cartons: [
    { number: 1, destination: 'Amazon fulfilment centre' },
    { number: 2, destination: 'Walmart fulfilment centre' },
  ],
  /**
   * The measurements of the approved sample. `found` is what the inspector measured on the finished
   * goods.
   */
  sample: [
    { what: 'Length', unit: 'mm', value: 420, digits: 0, tolerance: 3, found: [419, 422] },
    { what: 'Width', unit: 'mm', value: 295, digits: 0, tolerance: 3, found: [294, 297] },
    { what: 'Thickness', unit: 'mm', value: 0.7, digits: 2, tolerance: 0.05, found: [0.68, 0.73] },
    { what: 'Packed weight', unit: 'g', value: 200, digits: 0, tolerance: 5, found: [197, 203] },
  ],
  /**
   * Under ISO 2859-1 (general level II, normal inspection, single sampling), a batch of 91 to 150
   * units has code letter F: 20 units are inspected. AQL 2.5 allows one faulty unit, and AQL 4.0
   * two.
   */
  inspection: {
    level: 'General II',
    code: 'F',
    classes: [
      { name: 'Critical', aql: '0', accept: 0, found: [] },
      { name: 'Major', aql: '2.5', accept: 1, found: [] },
      { name: 'Minor', aql: '4.0', accept: 2, found: ['Sleeve creased'] },
    ],
  },
  /** The food-contact rule for silicone is the US rule for rubber articles that are used repeatedly. */
  test: { what: 'Food contact', standard: 'FDA, 21 CFR 177.2600', result: 'passed' },
  /**
   * The same order, if it had failed: `found` is what the 20 inspected units showed. The factory then
   * sorts the whole batch and remakes `remade` units. `days` is how long each stage takes.
   */
  rejected: {
    found: { Critical: [], Major: ['Thinner than 0.65 mm', 'Thinner than 0.65 mm', 'Thinner than 0.65 mm'], Minor: ['Sleeve creased'] },
    remade: 14,
    days: { decision: 1, rework: 6, inspection: 1 },
  },
  plan: { sourcing: [1, 1], sample: [1, 3], production: [3, 4], prep: [5, 5], freight: [5, 6] },
} as const

/** What the gauge in the drawings measures. */
export const sampleThickness = exampleGoods.sample[2]

export const gaugeReading = `${sampleThickness.found[1]} ${sampleThickness.unit}`
