import type {
  CartonCheck,
  Closing,
  FeatureCard,
  Hero,
  LabelField,
  PageHead,
  Point,
} from './types.ts'

export const amazonFba = {
  head: {
    title: 'Amazon FBA prep, sourcing and shipping',
    description:
      'We find your supplier, inspect the goods, label and pack them to FBA requirements and ship them to Amazon. Low MOQs, one landed price, free quote.',
    picture: { stamp: 'Checked in', passed: true },
  } satisfies PageHead,
  hero: {
    heading: 'Amazon FBA stock, from factory floor to check-in',
    lede: 'Amazon refuses cartons with the wrong label. We find the supplier, inspect the goods, prep them to FBA requirements and ship them to Amazon.',
    actions: [{ label: 'Get FBA Pricing', href: '/contact' }],
    assurance: 'Free, with no obligation. We reply within 24 hours.',
  } satisfies Hero,
  facts: [
    { label: 'You send', value: 'A description or a link' },
    { label: 'First-time MOQ', value: '50-100 units' },
    { label: 'Samples', value: '1-2 weeks' },
    { label: 'Our reply', value: 'Within 24 hours' },
  ] satisfies LabelField[],
  features: {
    heading: 'What We Do for FBA Sellers',
    lede: 'One team takes your product from idea to Amazon check-in.',
    cards: [
      {
        icon: 'options',
        title: 'Suppliers to compare',
        description: 'We send you several supplier options, each with a price and MOQ.',
      },
      {
        icon: 'firstOrder',
        title: 'A first order you can afford',
        description: 'First-time sellers start with MOQs of 50-100 units.',
      },
      {
        icon: 'sample',
        title: 'Samples to approve',
        description: 'You approve a sample before the factory makes the rest.',
      },
      {
        icon: 'footage',
        title: 'Inspection with proof',
        description: 'We inspect units and cartons and send you photos and video.',
      },
      {
        icon: 'label',
        title: 'FBA labels and cartons',
        description: "We label units and pack cartons to Amazon's requirements.",
      },
      {
        icon: 'dock',
        title: 'Freight to Amazon',
        description: 'We book the carrier, clear customs and deliver to the fulfilment centre.',
      },
    ] satisfies FeatureCard[],
  },
  howItWorks: {
    heading: 'How an FBA Order Works',
    lede: 'You choose the supplier and approve the sample. We do the rest.',
    steps: [
      {
        title: 'Brief',
        description: 'Send us a description or an Amazon link.',
      },
      {
        title: 'Supplier Options',
        description: 'Compare suppliers by MOQ and landed price.',
      },
      {
        title: 'Samples',
        description: 'Check a sample, and ask for changes until it is right.',
      },
      {
        title: 'Production',
        description: 'The factory makes your order to match the sample.',
      },
      {
        title: 'QC',
        description: 'We inspect the goods and send you photos and video.',
      },
      {
        title: 'Ship to FBA',
        description: 'We prep the cartons, clear customs and deliver to Amazon.',
      },
    ] satisfies Point[],
  },
  reasons: {
    heading: 'Why FBA Sellers Choose Us',
    lede: 'We deal with the problems that cost FBA sellers money.',
    points: [
      {
        title: 'You know your margin before you order',
        description:
          "One price covers product, shipping, duties and taxes. Subtract it, our fee and Amazon's fees from your selling price to see your margin.",
      },
      {
        title: 'Your first order stays small',
        description: 'For first-time sellers, we negotiate small orders of 50-100 units, so you can test before you scale.',
      },
      {
        title: 'Your cartons arrive compliant',
        description:
          'We check labels and cartons at the factory, where a mistake is cheap to correct.',
      },
      {
        title: 'You see your actual goods',
        description: "We send photos and video of your goods, so you don't depend on a supplier's word.",
      },
      {
        title: 'Your design stays yours',
        description: 'Suppliers sign an NDA before they see your drawings, moulds or packaging.',
      },
      {
        title: 'Your payments are protected',
        description: 'With escrow and milestone payments, the factory is paid as it finishes each stage.',
      },
      {
        title: 'You deal with one team',
        description: 'The people who find your factory also inspect, prep and ship your goods.',
      },
    ] satisfies Point[],
  },
  closing: {
    heading: 'Send us the listing you want to beat',
    lede: 'Paste the Amazon link. The quote is free. We reply within 24 hours, usually with our first supplier options and pricing.',
    action: { label: 'Get FBA Pricing', href: '/contact' },
    job: 'label',
  } satisfies Closing,
}

/** Text in the drawing of a prepped carton. Its barcodes encode no number. */
export const prepCarton = {
  productName: 'Your product',
  cartonLabel: {
    title: 'FBA',
    fields: [
      { label: 'From', value: 'Factory' },
      { label: 'To', value: 'Amazon' },
    ] satisfies [LabelField, LabelField],
  },
  unitLabel: 'FNSKU',
  checks: [
    { what: 'Unit barcode', how: 'one on every unit', part: 'unit' },
    { what: 'Carton label', how: 'flat, clear of the seam', part: 'label' },
    { what: 'Carton marks', how: 'arrows pointing up', part: 'marks' },
    { what: 'Taped seam', how: 'sealed end to end', part: 'seam' },
  ] satisfies CartonCheck[],
  alternative:
    'A taped carton with an FBA carton label and handling marks. In front of it is one unit with its FNSKU barcode.',
}

export const dockSlips = {
  checks: [
    { what: 'Unit barcode' },
    { what: 'Carton label', failed: true },
    { what: 'Carton marks' },
    { what: 'Carrier routing' },
  ] satisfies { what: string; failed?: true }[],
  refused: { title: 'Prepped in a hurry', stamp: 'Turned away' },
  accepted: { title: 'Prepped by our team', stamp: 'Checked in' },
  caption: 'Illustration: the warehouse checks the labels before it accepts a carton.',
  alternative:
    'Two receiving slips with the same checks. The carton prepped in a hurry fails the carton-label check and is stamped "turned away". The carton our team prepped passes every check and is stamped "checked in".',
}
