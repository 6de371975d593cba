import type { Closing, DockSlips, FeatureCard, Hero, PageHead, Point, PrepCarton } from './types.ts'

export const amazonFba = {
  head: {
    title: 'Amazon FBA sourcing, prep and shipping',
    description:
      'We find the supplier, inspect at the factory, label and pack to FBA rules and ship to Amazon. One landed price, and a first order from 50-100 units.',
    picture: { stamp: 'Prep checked', passed: true },
  } satisfies PageHead,
  hero: {
    heading: 'Amazon FBA stock, from factory floor to check-in',
    lede: 'One wrong label can turn a carton away. We find the supplier, inspect the goods, prep them to FBA rules and book the route to Amazon.',
    actions: [{ label: 'Get FBA Pricing', href: '/contact' }],
    assurance: 'Free. Reply within 24 hours. First orders from 50-100 units.',
  } satisfies Hero,
  features: {
    heading: 'What we take off your list',
    lede: 'From product idea to check-in.',
    cards: [
      {
        icon: 'options',
        title: 'Suppliers worth listing',
        description: 'Several factories for your ASIN.',
      },
      {
        icon: 'firstOrder',
        title: 'A first order you can afford',
        description: 'MOQs down to 50-100 units.',
      },
      {
        icon: 'sample',
        title: 'Samples at your door',
        description: "In your hands before Amazon's.",
      },
      {
        icon: 'footage',
        title: 'Inspection on film',
        description: 'Photo/video proof of units and cartons.',
      },
      {
        icon: 'label',
        title: 'FBA labels and cartons',
        description: "Packed to Amazon's rules.",
      },
      {
        icon: 'dock',
        title: 'Freight into Amazon',
        description: 'Carrier routing, import and customs.',
      },
    ] satisfies FeatureCard[],
  },
  howItWorks: {
    heading: 'How an FBA order runs',
    lede: 'You approve; we chase and ship.',
    steps: [
      {
        title: 'Brief',
        description: 'A product or an Amazon link.',
      },
      {
        title: 'Supplier Options',
        description: 'With MOQ and landed price.',
      },
      {
        title: 'Samples',
        description: 'Changed until one is right.',
      },
      {
        title: 'Production',
        description: 'Made to that sample.',
      },
      {
        title: 'QC',
        description: 'Seen on video before it ships.',
      },
      {
        title: 'Ship to FBA',
        description: 'Customs included.',
      },
    ] satisfies Point[],
  },
  reasons: {
    heading: 'Why FBA sellers choose us',
    lede: 'What goes wrong, answered.',
    points: [
      {
        title: 'The margin is known before the order',
        description:
          "Product, shipping and duties/taxes in one price, to set against Amazon's fees.",
      },
      {
        title: 'The first order stays small',
        description: 'We ask the factory for a test run, not a container.',
      },
      {
        title: 'Cartons arrive compliant',
        description:
          'Checked at the origin, where a mistake costs a sticker and not a return trip.',
      },
      {
        title: 'You see the goods',
        description: "Photos and video of your own batch, not a supplier's word.",
      },
      {
        title: 'Your design stays yours',
        description: 'Suppliers sign an NDA before they see drawings, moulds or packaging.',
      },
      {
        title: 'Deposits are not a leap of faith',
        description: 'Escrow and milestone payments: the factory is paid for what it has finished.',
      },
      {
        title: 'One team answers',
        description: 'The people who found your factory also inspect, prep and ship.',
      },
    ] satisfies Point[],
  },
  closing: {
    heading: 'Send us the listing you want to beat.',
    lede: 'Paste the Amazon link. A reply comes within 24 hours; factories and one price to the fulfilment centre follow in days.',
    action: { label: 'Get FBA Pricing', href: '/contact' },
    next: ['Link', 'Suppliers', 'Price'],
    job: 'label',
  } satisfies Closing,
}

export const prepCarton: PrepCarton = {
  productName: 'Your product',
  cartonLabel: {
    title: 'FBA',
    fields: [
      { label: 'From', value: 'Factory' },
      { label: 'To', value: 'Amazon' },
    ],
  },
  unitLabel: 'FNSKU',
  stamp: 'Prep checked',
  checks: [
    { what: 'Unit barcode', how: 'one on every unit', part: 'unit' },
    { what: 'Carton label', how: 'flat, clear of the seam', part: 'label' },
    { what: 'Carton marks', how: 'arrows pointing up', part: 'marks' },
    { what: 'Taped seam', how: 'closed end to end', part: 'seam' },
  ],
  alternative:
    'A taped carton that carries an FBA carton label and handling marks. In front of it stands one unit with its FNSKU barcode.',
}

export const dockSlips: DockSlips = {
  checks: [
    { what: 'Unit barcode' },
    { what: 'Carton label', failed: true },
    { what: 'Carton marks' },
    { what: 'Carrier routing' },
  ],
  refused: { title: 'Prepped in a hurry', stamp: 'Turned away' },
  accepted: { title: 'Prepped at origin', stamp: 'Checked in' },
  caption: 'Illustration. The dock reads labels before it sees a product.',
  alternative:
    'Two receiving slips with the same checks. The carton that was prepped in a hurry fails one of them, the carton label, and is stamped: turned away. The carton that was prepped at origin passes them all and is stamped: checked in.',
}
