/**
 * The published limits for cartons, which the worksheets on `/amazon-fba` and `/walmart-wfs` compare a
 * visitor's carton with. `worksheet` in `amazon-fba.ts` and in `walmart-wfs.ts` is the link that opens
 * the worksheet. To change a limit, change its numbers here, compare its `source`, and write today's date
 * as `checkedOn`.
 */

// Amazon's “Shipping and routing requirements” (201022330) limits a box of several standard-size units
// to 50 lb and 25 inches per side. A box with one heavier unit needs a Team Lift label, or from 100 lb a
// Mech Lift label. The page also lists what Amazon does with shipments that break its rules.
// “Shipping label requirements” (200178470) requires a unique box ID label on each box.
const amazonUsRouting = {
  sourceName: 'Amazon, “Shipping and routing requirements”',
  source: 'https://sellercentral.amazon.com/help/hub/reference/external/201022330',
  checkedOn: '2026-11-28',
}

const amazonUsDock =
  'Amazon can refuse the carton, return or destroy the goods, block your next shipments, or charge a defect fee.'

// “Small Parcel Delivery to Amazon” (G200280260) is for Canada. It requires a unique label on each box,
// and lists what Amazon does otherwise. It gives no size or weight, and the page that does needs a
// sign-in. So the sheet compares with the US limits, and says so.
const amazonCanadaParcels = {
  sourceName: 'Amazon.ca, “Small Parcel Delivery to Amazon”',
  source: 'https://sellercentral.amazon.ca/gp/help/external/G200280260',
  checkedOn: '2026-11-28',
}

const amazonCanadaDock =
  'Amazon can refuse the carton, return or destroy the goods, block your next shipments, or charge you for prep.'

// “Master case requirements” (29 May 2025): up to 150 lb, unless the case has a single unit over 50 lb.
// Such a unit needs a Team Lift label, and over 100 lb a Mech Lift label. The page gives no dimensions.
const walmartCases = {
  sourceName: 'Walmart, “Master case requirements”',
  source:
    'https://marketplacelearn.walmart.com/guides/Walmart%20Fulfillment%20Services%20(WFS)/Shipping%20to%20WFS/WFS-inbound-orders:-Select-containers-and-dunnage',
  checkedOn: '2026-11-28',
}

// “WFS routing guide overview”: items up to 500 lb and 120 by 105 by 93 inches, with their packaging.
const walmartItems = {
  sourceName: 'Walmart, “WFS routing guide overview”',
  source:
    'https://marketplacelearn.walmart.com/guides/Shipping%20&%20fulfillment/Walmart%20Fulfillment%20Services%20(WFS)/WFS-routing-guide-overview',
  checkedOn: '2026-11-28',
}

const walmartPrep = {
  sourceName: 'Walmart, “Prepare and pack shipments”',
  source:
    'https://marketplacelearn.walmart.com/guides/Walmart%20Fulfillment%20Services%20(WFS)/Shipping%20to%20WFS/WFS-inbound-orders-Prepare-and-pack-shipments',
  checkedOn: '2026-11-28',
}

const walmartDock = 'Walmart can refuse the case and return it to you, and can charge a fee.'

/** What a carton or its shipment must have. `missing` is what happens at the dock without it. */
export interface Mark extends Source {
  readonly name: string
  readonly rule: string
  readonly missing: string
}

export interface Source {
  readonly sourceName: string
  readonly source: string
  readonly checkedOn: string
}

/** Both numbers are published, or are on our pages. A carton passes if it is within either of them. */
interface WeightLimit extends Source {
  readonly lb: number
  readonly kg: number
}

interface SideLimits extends Source {
  readonly inches: readonly number[]
}

export interface CartonLimits {
  readonly name: string
  /** Whether the limits are those of another country, because we could not check them. */
  readonly isUnconfirmed?: true
  /** For a carton with several units. `inches` has one limit for each side, the longest first. */
  readonly sides?: SideLimits
  readonly weight: WeightLimit
  readonly units?: Source & { readonly most: number }
  /** For a carton with one unit. */
  readonly oneUnit: {
    readonly sides?: SideLimits
    readonly weight?: WeightLimit
    /** A unit over these weights needs the label. */
    readonly lift: Source & { readonly teamLb: number; readonly mechLb: number }
  }
  readonly marks: readonly Mark[]
}

export type Place = 'amazonUs' | 'amazonCanada' | 'walmartUs'

export const cartonLimits: Record<Place, CartonLimits> = {
  amazonUs: {
    name: 'Amazon FBA, US',
    sides: { inches: [25, 25, 25], ...amazonUsRouting },
    weight: { lb: 50, kg: 22.7, ...amazonUsRouting },
    units: {
      most: 150,
      sourceName: 'Flexport, “Shipping Restrictions for Amazon FBA”',
      source: 'https://support.portal.flexport.com/hc/en-us/articles/15766971536663-Shipping-Restrictions-for-Amazon-FBA',
      checkedOn: '2026-11-28',
    },
    oneUnit: { lift: { teamLb: 50, mechLb: 100, ...amazonUsRouting } },
    marks: [
      {
        name: 'Box ID label',
        rule: 'Each carton has its own label, clear of the seam. A copied label does not count.',
        missing: `At the dock, this carton can't be identified. ${amazonUsDock}`,
        sourceName: 'Amazon, “Shipping label requirements”',
        source: 'https://sellercentral.amazon.com/gp/help/external/200178470',
        checkedOn: '2026-11-28',
      },
      {
        name: 'FNSKU on each unit',
        rule: 'Each unit has one barcode that can be scanned. All other barcodes are covered.',
        missing: `At the dock, these units can't be matched to your listing. ${amazonUsDock}`,
        sourceName: 'Amazon, “Packaging and prep requirements”',
        source: 'https://sellercentral.amazon.com/help/hub/reference/external/200141500',
        checkedOn: '2026-11-28',
      },
      {
        name: 'One shipment ID',
        rule: 'All units in the carton have the same shipment ID.',
        missing: `At the dock, the contents don't match the shipping plan. ${amazonUsDock}`,
        ...amazonUsRouting,
      },
    ],
  },
  amazonCanada: {
    name: 'Amazon FBA, Canada',
    isUnconfirmed: true,
    sides: { inches: [25, 25, 25], ...amazonUsRouting },
    weight: { lb: 50, kg: 22.7, ...amazonUsRouting },
    oneUnit: { lift: { teamLb: 50, mechLb: 100, ...amazonUsRouting } },
    marks: [
      {
        name: 'Box label',
        rule: 'Each carton has its own label. A photocopied or reused label does not count.',
        missing: `At the dock, this carton can't be identified. ${amazonCanadaDock}`,
        ...amazonCanadaParcels,
      },
      {
        name: 'Importer of record',
        rule: 'The customs papers name an importer, and it is never Amazon.',
        missing: 'At the dock, the shipment can be refused and returned.',
        sourceName: 'Amazon.ca, “Delivering Imports to Amazon”',
        source: 'https://sellercentral.amazon.ca/gp/help/external/G200280280',
        checkedOn: '2026-11-28',
      },
    ],
  },
  walmartUs: {
    name: 'Walmart WFS, US',
    weight: { lb: 150, kg: 68, ...walmartCases },
    oneUnit: {
      sides: { inches: [120, 105, 93], ...walmartItems },
      weight: { lb: 500, kg: 226.8, ...walmartItems },
      lift: { teamLb: 50, mechLb: 100, ...walmartCases },
    },
    marks: [
      {
        name: 'Receiving label',
        rule: 'Walmart scans this label on each case when the goods arrive.',
        missing: `At the dock, there is nothing to scan. ${walmartDock}`,
        ...walmartCases,
      },
      {
        name: 'UPC or GTIN on each unit',
        rule: 'Each unit has a barcode that can be scanned.',
        missing: 'At the dock, the units can\'t be scanned. Walmart can reject them, return them at your expense and charge for handling.',
        ...walmartPrep,
      },
      {
        name: 'Plain box',
        rule: "The box has no brand, and isn't from a competitor.",
        missing: `At the dock, a branded box breaks Walmart's rules. ${walmartDock}`,
        ...walmartCases,
      },
      {
        name: 'Shipping plan',
        rule: 'You create the plan in Seller Center before the goods leave.',
        missing: 'At the dock, the goods are delayed or rejected, because Walmart does not expect them.',
        ...walmartPrep,
      },
    ],
  },
}

const words = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

const cartonsOf = (cartons: number, units: number) =>
  `${words[cartons] ?? cartons} carton${cartons === 1 ? '' : 's'} of ${units}`

/** The words of the worksheet. */
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
  },
  remove: 'Remove',
  putBack: 'Put back',
  source: 'Source:',
  checkedOn: (date: string) => `, checked on ${date}`,
  aboveZero: 'Enter a number above zero.',
  reasons: {
    enterSides: (limit: string) => `Enter all three sides. No side may be over ${limit}.`,
    longest: (side: string, limit: string) => `The longest side is ${side}. The limit is ${limit} per side.`,
    tooLong: (side: string, over: string, limit: string) =>
      `The longest side is ${side}. That is ${over} over the limit of ${limit} per side.`,
    oneUnitSides: (limit: string) =>
      `The limit of ${limit} per side is for cartons with several units. A single unit that is longer may have a longer carton.`,
    noSideLimit: "The published rules for cases give no size.",
    itemSides: (limit: string) => `A single item may measure up to ${limit} with its packaging.`,
    enterWeight: (limit: string) => `Enter the weight of the packed carton. The limit is ${limit}.`,
    weight: (weight: string, limit: string) => `The carton weighs ${weight}. The limit is ${limit}.`,
    tooHeavy: (weight: string, over: string, limit: string) =>
      `The carton weighs ${weight}. That is ${over} over the limit of ${limit}.`,
    oneUnitWeight: (limit: string) =>
      `The limit of ${limit} is for cartons with several units. A carton with one heavier unit is accepted with a lift label.`,
    enterUnits: (most: number) => `Enter how many units are in the carton. The limit is ${most}.`,
    enterAnyUnits: 'Enter how many units are in the carton. Other limits apply to a single unit.',
    units: (most: number) => `The limit is ${most} units.`,
    noUnitLimit: 'We found no published limit for the number of units.',
  },
  changes: {
    heading: 'What to change',
    repack: (cartons: number, units: number, more: number) =>
      more === 0
        ? `Pack ${cartonsOf(cartons, units)} units.`
        : `Pack ${cartonsOf(more, units + 1)} units and ${cartonsOf(cartons - more, units)}.`,
    eachWeighs: (weight: string) => `A carton then weighs at most about ${weight}, if all units weigh the same.`,
    alone: (weight: string) => `One unit weighs about ${weight}, so pack each unit alone.`,
    enterUnits: 'Enter the number of units to see how to split them.',
    smaller: (limit: string) => `Use a carton with no side over ${limit}.`,
    tooLargeItem: "Choose a smaller product: Walmart's fulfilment centres don't take this one.",
    teamLift: 'Put a “Team Lift” label on the top and the sides.',
    mechLift: 'Put a “Mech Lift” label on the top and the sides.',
  },
  unconfirmed:
    'This is the US limit. We could not check the limit for Canada, so confirm it in Seller Central before you pack.',
  verdict: {
    heading: { passed: 'Yes', failed: 'Not yet', open: 'Not known yet' },
    passed: (place: string) => `This carton is within every limit that we list for ${place}.`,
    failed: (names: string, place: string) => `This carton breaks these rules of ${place}: ${names}.`,
    open: (names: string) => `Still to enter: ${names}.`,
  },
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
