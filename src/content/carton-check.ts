/**
 * The words of the worksheet that compares a visitor's carton with the published limits, on
 * `/amazon-fba` and `/walmart-wfs`. `carton-limits.ts` has the limits. `worksheet` in `amazon-fba.ts`
 * and in `walmart-wfs.ts` is the link that opens the worksheet.
 */

const words = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

const cartonsOf = (cartons: number, units: number) =>
  `${words[cartons] ?? cartons} carton${cartons === 1 ? '' : 's'} of ${units}`

const unitsOf = (units: number) => (units === 1 ? 'unit' : 'units')

export const cartonCheck = {
  title: 'Will this carton check in?',
  lede: 'Enter the outer size, the gross weight and the contents of your carton. Remove a line to see what happens at the dock.',
  place: 'Marketplace and country',
  measuredIn: 'Measured in',
  systems: { metric: 'cm and kg', imperial: 'in and lb' },
  numbers: 'Lines of the label',
  sides: { name: 'Size', length: 'Length', width: 'Width', height: 'Height' },
  weight: { name: 'Gross weight' },
  units: { name: 'Units in the carton' },
  results: {
    passed: 'Pass',
    failed: 'Fail',
    blank: 'Not entered',
    unclear: 'Not clear',
    none: 'No limit published',
    /** For a limit that doesn't apply to a single unit. */
    exempt: 'Limit does not apply',
    /** A line that the visitor has not removed. We don't know if it is on the carton. */
    present: 'On the label',
  },
  remove: 'Remove',
  putBack: 'Put back',
  source: 'Source:',
  checkDate: (date: string) => `, checked on ${date}.`,
  /** In place of the date, for a rule that we could not compare with its source. */
  notChecked: ', as published. Check it before you ship.',
  aboveZero: 'Enter a number above zero.',
  implausible: (read: string) => `We read this as ${read}. Check the number and its unit.`,
  /** After a visitor has chosen the other units. */
  converted: {
    text: (units: string) => `We have converted your numbers to ${units}.`,
    keep: 'Put my numbers back: they already were in these units',
  },
  reasons: {
    enterSides: (limit: string) => `Enter all three sides. The limit is ${limit}.`,
    longest: (side: string, limit: string) => `The longest side is ${side}. The limit is ${limit}.`,
    tooLong: (side: string, over: string, limit: string) =>
      `A side measures ${side}, which is ${over} too long. The limit is ${limit}.`,
    oneUnitSides: (limit: string) =>
      `The limit of ${limit} is only for cartons with several units. It does not apply to a carton with one unit that is larger.`,
    noSideLimit: "The published rules for cases give no size.",
    itemSides: (limit: string) => `A single item may measure up to ${limit} with its packaging.`,
    enterWeight: (limit: string) => `Enter the weight of the packed carton. The limit is ${limit}.`,
    weight: (weight: string, limit: string) => `The carton weighs ${weight}. The limit is ${limit}.`,
    tooHeavy: (weight: string, over: string, limit: string) =>
      `The carton weighs ${weight}. That is ${over} over the limit of ${limit}.`,
    oneUnitWeight: (limit: string) =>
      `The limit of ${limit} is only for cartons with several units. One heavier unit in its own carton needs a lift label.`,
    enterUnits: (most: number) => `Enter how many units are in the carton. The limit is ${most} of one product.`,
    units: (most: number) => `The limit is ${most} units of one product. A carton of mixed products may have more.`,
    noUnitLimit: 'We found no published limit for the number of units. Enter 1 for a single unit, because it has other limits.',
  },
  changes: {
    heading: 'What to change',
    repack: (cartons: number, units: number, more: number) =>
      more === 0
        ? `Pack ${cartonsOf(cartons, units)} ${unitsOf(units)}.`
        : `Pack ${cartonsOf(more, units + 1)} units and ${cartonsOf(cartons - more, units)}.`,
    eachWeighs: (weight: string) => `A carton then weighs at most about ${weight}, if all units weigh the same.`,
    alone: (weight: string) => `One unit weighs about ${weight}, so pack each unit alone.`,
    enterUnits: 'Enter the number of units to see how to split them.',
    smaller: (limit: string) => `Use a carton of at most ${limit}.`,
    tooLargeItem: "Choose a smaller product: Walmart's fulfilment centres don't take this one.",
    teamLift: 'Put a “Team Lift” label on the top and the sides.',
    mechLift: 'Put a “Mech Lift” label on the top and the sides.',
  },
  unconfirmed:
    "We could not check Amazon's limit for Canada. This is the stricter of two limits that Amazon has published for the US, so confirm yours in Seller Central before you pack.",
  verdict: {
    heading: { passed: 'Yes', failed: 'Not yet', open: 'Not known yet' },
    passed: (place: string) => `What you entered is within every limit that we list for ${place}.`,
    failed: (names: string, place: string) => `This carton breaks these rules of ${place}: ${names}.`,
    open: (names: string) => `Still to enter: ${names}.`,
  },
  /** On the drawing of the carton. */
  drawing: { teamLift: 'Team lift', mechLift: 'Mech lift', limit: 'Limit' },
  /** The units of each system, the first for sides and the second for weights. */
  systemUnits: { metric: ['cm', 'kg'], imperial: ['in', 'lb'] },
  perSide: 'per side',
  stamp: { passed: 'Ready to check in', unconfirmed: 'Confirm limits', failed: 'Not ready' },
  carry: {
    label: 'Ask us to pack it to these rules',
    heading: (place: string) => `My carton, compared with the rules of ${place}:`,
    nothing: 'not entered',
    size: 'Size:',
    weight: 'Gross weight:',
    units: 'Units in the carton:',
    missing: 'Missing:',
    question: 'Please quote prep for this carton.',
  },
}
