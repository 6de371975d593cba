import { exampleGoods } from './example-goods.ts'
import { amount, chosenSupplier, exampleOrder, landedCosts, sum } from './example-order.ts'
import type { Closing, FeatureCard, Hero, LabelField, PageHead, Point, TradeDocument } from './types.ts'

// The rules are from three pages of Walmart's Marketplace Learn. “Prepare and pack shipments” (16 July
// 2024) requires a GTIN or UPC barcode on every unit, a receiving label on every case, and a shipping
// plan in Seller Center. “Master case requirements” (29 May 2025) limits a case to 150 lb and forbids
// branded boxes. “WFS routing guide overview” says that goods must clear customs before they arrive.
export const walmartWfs = {
  head: {
    title: 'Walmart WFS prep, sourcing and shipping',
    description:
      'Local teams source and inspect your product, prep it to WFS requirements (barcodes, cases, receiving labels) and ship it to a Walmart fulfilment centre.',
    picture: { stamp: 'WFS prep', passed: true },
  } satisfies PageHead,
  hero: {
    heading: 'Walmart WFS stock, ready for the receiving dock',
    lede: "We source your product, inspect it, prep it to Walmart's rules at the factory, clear customs and deliver it to Walmart.",
    actions: { primary: { label: 'Get Free Quote', href: '/contact' } },
    assurance: 'The quote is free, and the prices in it include delivery to the fulfilment centre.',
  } satisfies Hero,
  /** The link that opens the carton check. If this text is empty, visitors see only the example. */
  worksheet: 'Check your own carton',
  facts: [
    { label: 'First-time MOQ', value: '50-100 units' },
    { label: 'Every unit', value: 'A UPC or GTIN' },
    { label: 'Every case', value: 'A receiving label' },
    { label: 'Routing', value: 'Your shipping plan' },
  ] satisfies LabelField[],
  features: {
    heading: 'What We Do for WFS Sellers',
    lede: 'You set up the item and the shipping plan in Seller Center. We make sure the goods match both.',
    points: [
      {
        icon: 'pin',
        title: 'Local sourcing teams',
        description: 'Our local teams visit the factories that quote on your product.',
      },
      {
        icon: 'label',
        title: 'WFS compliance',
        description:
          'Each unit has a scannable barcode. Each case is unbranded, weighs at most 68 kg (150 lb) and has a receiving label.',
      },
      {
        icon: 'magnifier',
        title: 'Local quality control',
        description: 'We inspect the goods at the factory, and check the cases after prep.',
      },
      {
        icon: 'coins',
        title: 'Competitive pricing',
        description: 'Several suppliers send quotes. We negotiate their prices before you compare them.',
      },
    ] satisfies FeatureCard[],
  },
  advantages: {
    heading: 'Your Sourcing Advantage',
    lede: "Our local team can do what you can't do from a desk.",
    sides: { withoutUs: 'On your own', withUs: 'With our local team' },
    points: [
      {
        title: 'You choose from several suppliers',
        description: 'The suppliers all quote on the same terms, so you can compare their quotes side by side.',
        withoutUs: 'A quote from only one supplier',
      },
      {
        title: 'You can test a product first',
        description: 'We negotiate a first order that is smaller than the factory usually accepts.',
        withoutUs: "The factory's usual minimum",
      },
      {
        title: 'You know the delivered price',
        description: "The price includes duties, taxes and shipping to Walmart's dock. Our fee is on its own line.",
        withoutUs: 'Extra costs on arrival',
      },
      {
        title: 'You approve what gets made',
        description: 'You approve a sample first, and we inspect the goods against it.',
        withoutUs: 'A photo in a catalogue',
      },
      {
        title: 'Your labels are correct on arrival',
        description: 'We check barcodes and receiving labels at the factory, before the cases leave.',
        withoutUs: 'A wrong label found at the dock',
      },
      {
        title: 'Customs comes first',
        description: 'Walmart accepts goods only after customs clearance. We clear customs before delivery.',
        withoutUs: 'A truck turned away at the dock',
      },
    ] satisfies (Point & { withoutUs: string })[],
  },
  howItWorks: {
    heading: 'How a WFS Order Works',
    lede: 'You make three decisions: you choose a supplier, approve a sample and agree to the payment terms.',
    steps: [
      {
        title: 'Brief',
        description: 'Send a link or a rough idea, and the quantity if you know it.',
      },
      {
        title: 'Supplier Options',
        description: 'Compare the delivered cost per unit, and choose a supplier.',
      },
      {
        title: 'Samples and Production',
        description: 'You approve a sample and agree to the payment terms. Then the factory makes your order to match the sample.',
      },
      {
        title: 'WFS Prep',
        description: 'Goods that pass our inspection get their barcodes and go into labelled cases.',
      },
      {
        title: 'QC and Proof',
        description: 'We check the packed cases. You see photos and video of the goods and the labels.',
      },
      {
        title: 'Ship Direct',
        description: 'We clear customs and deliver to a Walmart fulfilment centre or to your warehouse.',
      },
    ] satisfies Point[],
  },
  closing: {
    heading: 'Try WFS with one product',
    lede: 'Tell us what the product is. The quote shows what each unit costs, delivered to Walmart.',
    action: { label: 'Get Free Quote', href: '/contact' },
  } satisfies Closing,
}

const { item, quantity, from, to, chosen, freight, currency } = exampleOrder
const { cartons, carton } = exampleGoods
const gross = sum(chosenSupplier.weights)
const { shipping } = landedCosts(chosenSupplier)

export const bookingSheet: TradeDocument = {
  title: 'Routing and booking, page 1 of 2',
  fields: [
    { label: 'Goods', value: `${item}, ${quantity} units` },
    { label: 'Route', value: `${from} to ${to}, by air` },
    { label: 'Shipper', value: `${chosen}, ${from}` },
    { label: 'Freight', value: 'Prepaid' },
  ],
  tables: [
    {
      caption: 'Cartons, gross weight',
      columns: ['Carton', 'Units', 'kg', 'Deliver to'],
      rows: cartons.map(({ number, destination }, index) => [
        String(number),
        String(carton.units),
        String(chosenSupplier.weights[index]),
        destination,
      ]),
      total: ['Total', String(quantity), String(gross), to],
      figures: 'middle',
      chosen: '2',
    },
  ],
  note: `This order is split between two marketplaces: carton 1 goes to Amazon, and carton 2 to Walmart. Each carton measures ${carton.sides.join(' by ')} cm.`,
  stamp: 'WFS prep',
}

export const departureList: TradeDocument = {
  title: 'Routing and booking, page 2 of 2',
  fields: [
    { label: 'Gross weight', value: `${gross} kg` },
    { label: 'Rate per kg', value: currency + amount(freight.perKilogram) },
    { label: 'Air freight', value: currency + amount(gross * freight.perKilogram) },
    { label: 'Freight per unit', value: currency + amount(shipping) },
  ],
  tables: [
    {
      caption: 'Before the goods leave',
      columns: ['What', 'How'],
      rows: [
        ['Shipping plan', 'you create it in Seller Center'],
        ['Receiving label', 'one on each carton going to Walmart'],
        ['Customs', 'cleared before delivery'],
        ['Importer of record', 'named in your terms, never Walmart'],
        ['Delivery appointment', 'needed for pallets, not for parcels'],
      ],
    },
  ],
}
