import { exampleGoods, sampleThickness } from './example-goods.ts'

const { value, tolerance, unit, digits } = sampleThickness
const least = (value - tolerance).toFixed(digits)
const most = (value + tolerance).toFixed(digits)

/**
 * The worksheet behind the rejected order on About Us. Visitors inspect the mats of the example order
 * in two rounds: as the order was accepted, and as it was rejected. `about.ts` has the link that opens
 * the worksheet. To hide the link, empty its text. The drawings show thin mats and creased sleeves, so
 * empty it too if you change the product in `example-order.ts`.
 */
export const beTheInspector = {
  title: 'Inspection report',
  kind: 'Your inspection',
  lede: (quantity: number, sample: number) =>
    `The factory has finished ${quantity} baking mats, and you inspect ${sample} of them. Open a mat, measure it, turn its sleeve and mark what you find.`,
  /**
   * `places` are the numbers of the faulty mats: first those with major defects, then those with
   * minor ones. The defects are those in `example-goods.ts`.
   */
  rounds: {
    first: { label: 'Round 1', places: [13] },
    second: { label: 'Round 2', places: [4, 11, 18, 7] },
  },
  round: 'Round',
  defects: [
    { label: 'Major defect', value: `The mat is thinner than ${least} or thicker than ${most} ${unit}` },
    { label: 'Minor defect', value: 'The sleeve is creased' },
  ],
  line: 'Open a mat',
  mat: (number: number) => `Mat ${number}`,
  looks: { thin: 'looks thin', creased: 'sleeve looks uneven' },
  notInspected: 'not inspected',
  gauge: {
    slider: 'Lower the gauge',
    open: 'above the mat',
    touching: (reading: string) => `${reading}, touching the mat`,
  },
  sleeve: {
    turn: 'Turn it over',
    front: 'The front of the sleeve is flat.',
    flat: 'The back of the sleeve is flat. The label is clean.',
    creased: 'The back of the sleeve has a crease across it. The label is clean.',
    origin: exampleGoods.carton.marks,
  },
  mark: (number: number) => `Defect on mat ${number}`,
  marks: { none: 'None', minor: 'Minor', major: 'Major' },
  next: 'Next mat',
  rest: 'Mark the rest as “None”',
  stamp: 'Stamp the report',
  report: {
    caption: 'Your report',
    columns: ['Class', 'Allowed', 'You'],
    inspector: 'Inspector',
    notInspected: 'Not inspected',
    notMeasured: 'Marked, but not measured',
  },
  rule: {
    text: 'The allowed numbers are from the standard ISO 2859-1.',
    link: 'See the tables',
    source: 'https://archive.org/details/gov.in.is.2500.1.2000',
    checkedOn: '2026-11-28',
  },
  progress: (inspected: number, sample: number) => `${inspected} of ${sample} mats inspected.`,
  undecided: (rest: number) =>
    `${rest === 1 ? 'One mat is' : `${rest} mats are`} not inspected, so nothing is decided yet. Inspect the rest, or mark the rest as “None”.`,
  unmeasured: (mats: number) =>
    `You marked ${mats === 1 ? 'one mat' : `${mats} mats`} without measuring, and a thin mat can only be found by measuring it.`,
  decisions: {
    released: {
      stamp: 'Released',
      yours: 'You released the order, because no class has more defects than allowed.',
      inspector: 'Our inspector released it too.',
      otherwise: 'Our inspector held it. You would have shipped goods that the inspector rejected.',
    },
    held: {
      stamp: 'Held',
      yours: 'You held the order, because it has more defects than allowed.',
      inspector: 'Our inspector held it too, so the factory had to correct the goods before shipping them.',
      otherwise: 'Our inspector released it. You would have delayed an order without need.',
    },
  },
  comparison: {
    caption: 'Where you and the inspector differ',
    columns: ['Mat', 'You', 'Inspector'],
    same: (inspected: number) => `You and the inspector agree on all ${inspected} mats that you inspected.`,
    some: (differences: number) => `You and the inspector differ on ${differences === 1 ? 'one mat' : `${differences} mats`}.`,
  },
  otherRound: { first: 'Go on to round 2', second: 'Go back to round 1' },
  carry: {
    label: 'Ask for an inspection of my order',
    lines: 'Please inspect my order before it leaves the factory. Tell me how many units you would inspect, and how many defects you would allow.',
  },
}
