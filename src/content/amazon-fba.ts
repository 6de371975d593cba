import { exampleGoods, gaugeReading } from './example-goods.ts'
import { chosenSupplier, exampleOrder } from './example-order.ts'
import type { Closing, Hero, LabelField, PageHead, Point, TradeDocument } from './types.ts'

// These are Amazon's 2025 rules for the US, from two Seller Central pages. “Packaging and prep
// requirements” (200141500) requires one scannable barcode per unit with all others covered, a
// suffocation warning on poly bags with an opening of 5 inches or more, and a label on each set
// that is sold as one unit. “FBA Inventory Placement” (200735910) lets Amazon split a shipment between
// fulfilment centres. Amazon announced that it would stop prepping and labelling sellers' goods in the US
// on 1 January 2026. The limits for cartons are in `carton-limits.ts`, with their sources.
export const amazonFba = {
  head: {
    title: 'Amazon FBA prep, sourcing and shipping',
    description:
      'We find your supplier, inspect the goods, label and pack them to FBA rules, clear customs and ship them to Amazon. The quote is free.',
    picture: { stamp: 'Accepted', passed: true },
  } satisfies PageHead,
  hero: {
    heading: 'Amazon FBA stock, from factory floor to check-in',
    lede: 'We source your product, inspect it at the factory, and label and pack it to FBA rules. In the US, Amazon stopped labelling and packing for sellers in January 2026.',
    actions: { primary: { label: 'Get FBA Pricing', href: '/contact' } },
    assurance: "Free, with no obligation. Each supplier's price includes delivery to the fulfilment centre.",
  } satisfies Hero,
  facts: [
    { label: 'First-time MOQ', value: '50-100 units' },
    { label: 'Every unit', value: 'One FNSKU barcode' },
    { label: 'Wide poly bags', value: 'Suffocation warning from 12.7 cm (5 in.)' },
    { label: 'Every carton', value: 'Max. 22.7 kg (50 lb) and 91 by 63 by 63 cm (36 by 25 by 25 in.)' },
  ] satisfies LabelField[],
  features: {
    heading: 'What We Do for FBA Sellers',
    lede: "You create the listing, the shipping plan and the carton labels. We do the rest, from the factory to Amazon's dock.",
    points: [
      {
        title: 'Suppliers to compare',
        description: "You see each supplier's MOQ and its price per unit, delivered to Amazon.",
      },
      {
        title: 'A first order you can afford',
        description: 'We negotiate an MOQ low enough for you to test a listing.',
      },
      {
        title: 'Samples to approve',
        description: 'The factory starts production only after you approve a sample.',
      },
      {
        title: 'Inspection with proof',
        description: 'We inspect the units before prep, and the cartons afterwards.',
      },
      {
        title: 'FBA labels and cartons',
        description: 'We cover any existing barcodes, add your FNSKU and label each carton.',
      },
      {
        title: 'Freight to Amazon',
        description: 'We book the carrier, clear customs and deliver according to your shipping plan.',
      },
    ] satisfies Point[],
  },
  howItWorks: {
    heading: 'How an FBA Order Works',
    lede: 'You make three decisions: you choose a supplier, approve a sample and agree to the payment terms.',
    steps: [
      {
        title: 'Brief',
        description: 'Send us an Amazon link or a description, and tell us which country you sell in.',
      },
      {
        title: 'Supplier Options',
        description: "Compare the packed size and weight as well: Amazon's fulfilment fee depends on them.",
      },
      {
        title: 'Samples',
        description: 'Compare the sample with the product you want to beat. Approve it, or tell us what to change.',
      },
      {
        title: 'Production',
        description: 'You agree to the payment terms. During production, you create the shipping plan and send us the carton labels.',
      },
      {
        title: 'QC',
        description: 'We inspect units chosen at random and send you the report, with photos and video. Prep begins when the lot passes.',
      },
      {
        title: 'Ship to FBA',
        description: 'We label, pack and check the cartons, clear customs and deliver to Amazon.',
      },
    ] satisfies Point[],
  },
  reasons: {
    heading: 'Why FBA Sellers Choose Us',
    lede: 'Here is where FBA orders lose money, and what we do to prevent it.',
    points: [
      {
        title: 'You know your margin before you order',
        description:
          "Your margin is your selling price minus our fee, the landed price and Amazon's fees. Advertising, returns and storage are not deducted.",
      },
      {
        title: 'Your first order stays small',
        description: "If the listing fails, you're left with a few cartons, not a whole container.",
      },
      {
        title: 'Your cartons meet FBA rules',
        description:
          'We check labels and cartons at the factory, where a mistake is cheap to correct.',
      },
      {
        title: 'You see your actual goods',
        description: 'The photos and video show your own order, beside the sample that you approved.',
      },
      {
        title: 'Your sets stay together',
        description: 'Amazon requires a label on every set that is sold as one unit. We add it.',
      },
      {
        title: 'Each carton goes to the right warehouse',
        description: 'Amazon may split a shipment between fulfilment centres. We label each carton for its centre and send it there.',
      },
      {
        title: 'You deal with one team',
        description: 'If something is late or goes wrong, you only need to email one team.',
      },
    ] satisfies Point[],
  },
  closing: {
    heading: 'Send us the listing you want to beat',
    lede: "Paste the listing's Amazon link. The quote shows what your improved version would cost, delivered to Amazon.",
    action: { label: 'Get FBA Pricing', href: '/contact' },
  } satisfies Closing,
}

const { item, quantity, from, to, chosen, inspected } = exampleOrder
const { carton, cartons, sample, inspection } = exampleGoods
const [first] = cartons
const sides = `${carton.sides.join(' by ')} cm`
const found = inspection.classes.flatMap((type) => type.found.map((what) => [what, '1', type.name]))

export const cartonLabel = {
  /** The link that opens the carton check. If this text is empty, visitors see only the example. */
  worksheet: 'Check your own carton',
  title: 'FBA carton label',
  fields: [
    { label: 'Ship from', value: `${chosen}, ${from}` },
    { label: 'Ship to', value: `${first.destination} near ${to}`, rule: 'The centre in your shipping plan' },
    { label: 'Contents', value: `${carton.units} units`, rule: 'One product in each carton' },
    { label: 'Carton', value: `${first.number} of the order's ${cartons.length}` },
  ],
  barcode: { label: 'Box ID', value: 'FBA00EXAMPLEU000001', rule: 'A different one on each carton, clear of the seam' },
  cartonMarks: [
    { label: 'Weight', value: `${chosenSupplier.weights[0]} kg gross, ${carton.net} kg net` },
    { label: 'Size', value: sides },
    { label: 'Origin', value: carton.marks },
    { label: 'Unit barcode', value: 'FNSKU on each mat', rule: 'All other barcodes covered' },
  ],
}

export const inspectionReport: TradeDocument = {
  title: 'Inspection report',
  fields: [
    { label: 'Item', value: item },
    { label: 'Made by', value: `${chosen}, ${from}` },
    { label: 'Lot', value: `${quantity} units, all finished` },
    { label: 'Inspected', value: `${inspected} units, chosen at random` },
  ],
  tables: [
    {
      caption: 'Quantity',
      columns: ['Count', 'Units'],
      rows: [
        ['Ordered', String(quantity)],
        ['Finished and counted', String(quantity)],
      ],
      figures: 'all',
    },
    {
      caption: 'Measured against the approved sample',
      columns: ['Measure', 'Approved', 'Found'],
      rows: sample.map(({ what, unit, value, digits, tolerance, found: [least, most] }) => [
        `${what}, ${unit}`,
        `${value.toFixed(digits)} ± ${tolerance}`,
        `${least.toFixed(digits)}-${most.toFixed(digits)}`,
      ]),
      figures: 'all',
    },
    {
      caption: `ISO 2859-1, ${inspection.level}, code ${inspection.code}: ${inspected} units`,
      columns: ['Class', 'AQL', 'Accept', 'Reject', 'Found'],
      rows: inspection.classes.map(({ name, aql, accept, found: defects }) => [
        name,
        aql,
        String(accept),
        String(accept + 1),
        String(defects.length),
      ]),
      figures: 'all',
    },
    {
      caption: 'Defects found',
      columns: ['Defect', 'Units', 'Class'],
      rows: found,
      total: ['Total', String(found.length)],
      figures: 'middle',
    },
  ],
  note: `Accepted: no class is over its limit. The factory replaces each faulty unit found. The standard judges the lot by these ${inspected} units, so other units may be faulty.`,
  stamp: 'Accepted',
}

export const inspectionPhotos = {
  label: 'Drawing',
  photos: [
    { drawing: 'thickness', caption: `Thickness on the gauge: ${gaugeReading}` },
    { drawing: 'creased', caption: 'The creased sleeve' },
  ],
} as const
