/**
 * The published limits for cartons, which the worksheets on `/amazon-fba` and `/walmart-wfs` compare a
 * visitor's carton with. To change a limit, change its numbers here, compare it with its `source`, and
 * write today's date as `checkedOn`. If you can't compare it, delete `checkedOn`: the worksheet then asks
 * visitors to check the rule themselves.
 */

/** What a marketplace or another company publishes. */
export interface Source {
  readonly sourceName: string
  readonly source: string
  /** When the numbers were compared with the source, or with an archived copy of it. */
  readonly checkedOn?: string
}

/** What a carton or its shipment must have. `missing` is what happens at the dock without it. */
export interface Mark extends Source {
  readonly name: string
  readonly rule: string
  readonly missing: string
}

/** Both numbers are published, or are on our pages. A carton passes if it is within either of them. */
export interface WeightLimit extends Source {
  readonly lb: number
  readonly kg: number
}

export interface SideLimits extends Source {
  /** The limit of each side, the longest first. */
  readonly inches: readonly number[]
}

export interface CartonLimits {
  readonly name: string
  /** Whether the limits are those of another country, because we could not check them. */
  readonly isUnconfirmed?: true
  /** For a carton with several units. */
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

// From 20 June 2025, Amazon allows 36 inches for the longest side in the US. Several guides of 2025 and
// 2026 repeat the numbers of this announcement, but it needs a sign-in, so it has no date here.
const amazonUsBoxes = {
  sourceName: 'Amazon, “Maximum box length for FBA orders to increase”',
  source: 'https://sellercentral.amazon.com/seller-forums/discussions/t/dae82165-50b2-4b52-99d9-a7e7db80caec',
}

// “Provide box content information” (G201967250) still has the older limit of 25 inches per side, and 50 lb.
const amazonOlderBoxes = {
  sourceName: 'Amazon, “Provide box content information”',
  source: 'https://sellercentral.amazon.com/help/hub/reference/G201967250',
}

// “Shipping and routing requirements” (201022330) wants one shipment ID in each box, and lists what Amazon
// does with shipments that break its rules.
const amazonUsRouting = {
  sourceName: 'Amazon, “Shipping and routing requirements”',
  source: 'https://sellercentral.amazon.com/help/hub/reference/external/201022330',
  checkedOn: '2026-11-28',
}

const amazonUsDock =
  'Amazon can refuse the carton, return or destroy the goods, block your next shipments, or charge a defect fee.'

// “Small Parcel Delivery to Amazon” (G200280260) is for Canada. It requires a unique label on each box,
// and lists what Amazon does otherwise. It gives no size or weight, and the page that does needs a
// sign-in.
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

export const cartonLimits: Record<Place, CartonLimits> = {
  amazonUs: {
    name: 'Amazon FBA, US',
    sides: { inches: [36, 25, 25], ...amazonUsBoxes },
    weight: { lb: 50, kg: 22.7, ...amazonUsBoxes },
    // The limit is for cases in which all units are the same product.
    units: {
      most: 150,
      sourceName: 'Amazon, “Individual products vs. case-packed products”',
      source: 'https://sellercentral.amazon.com/gp/help/external/201119120',
      checkedOn: '2026-11-28',
    },
    oneUnit: { lift: { teamLb: 50, mechLb: 100, ...amazonUsBoxes } },
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
    sides: { inches: [25, 25, 25], ...amazonOlderBoxes },
    weight: { lb: 50, kg: 22.7, ...amazonOlderBoxes },
    oneUnit: { lift: { teamLb: 50, mechLb: 100, ...amazonOlderBoxes } },
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
