import type { Closing, FeatureCard, Hero, LabelField, PageHead, Point } from './types.ts'

export const walmartWfs = {
  head: {
    title: 'Walmart WFS prep, sourcing and shipping',
    description:
      'Local teams source and inspect your product, send you photos and video, prep it to WFS requirements and ship it to a Walmart fulfilment centre.',
    picture: { stamp: 'WFS prep', passed: true },
  } satisfies PageHead,
  hero: {
    heading: 'Walmart WFS orders, ready for the dock',
    lede: 'Walmart has its own rules for labels, cartons and carriers. We source your product, follow those rules when we prep it at the factory, and ship it to Walmart.',
    actions: [{ label: 'Get WFS Pricing', href: '/contact' }],
    assurance: 'Free, with no obligation. We reply within 24 hours.',
  } satisfies Hero,
  facts: [
    { label: 'You send', value: 'A link and a quantity' },
    { label: 'First-time MOQ', value: '50-100 units' },
    { label: 'Samples', value: '1-2 weeks' },
    { label: 'Our reply', value: 'Within 24 hours' },
  ] satisfies LabelField[],
  features: {
    heading: 'One Team for Every Step',
    lede: 'The team that finds your supplier also preps and ships the order.',
    points: [
      {
        icon: 'options',
        title: 'Local sourcing teams',
        description: 'Our people visit the factories and send you supplier options to compare.',
      },
      {
        icon: 'label',
        title: 'WFS compliance',
        description:
          "We meet Walmart's requirements for labels, cartons and routing before the goods ship.",
      },
      {
        icon: 'footage',
        title: 'Local quality control',
        description: 'We inspect your goods where they are made and send you photos and video.',
      },
      {
        icon: 'quote',
        title: 'Competitive pricing',
        description: 'Several suppliers quote, we negotiate, and you compare their landed prices.',
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
        description: 'They all quote on the same terms, and you compare them side by side.',
        withoutUs: 'An offer from one supplier',
      },
      {
        title: 'You can test a product first',
        description: 'We negotiate a first order of 50-100 units for first-time sellers.',
        withoutUs: "The factory's usual minimum",
      },
      {
        title: 'You know the landed price',
        description: 'The quote includes duties, taxes and shipping to the fulfilment centre.',
        withoutUs: 'Extra costs on arrival',
      },
      {
        title: 'You approve what gets made',
        description: 'You approve a sample first, and we inspect the goods against it.',
        withoutUs: 'A photo in a catalogue',
      },
      {
        title: 'Your design stays protected',
        description: 'Suppliers sign an NDA before they see your design.',
        withoutUs: 'Drawings sent without an NDA',
      },
      {
        title: 'You pay in stages',
        description: 'With escrow and milestone payments, the factory is paid as it finishes each stage.',
        withoutUs: 'Full payment in advance',
      },
    ] satisfies (Point & { withoutUs: string })[],
  },
  howItWorks: {
    heading: 'How a WFS Order Works',
    lede: 'You choose the supplier and approve the sample. We do the rest.',
    steps: [
      {
        title: 'Brief',
        description: 'Tell us the product, the quantity and the delivery address.',
      },
      {
        title: 'Supplier Options',
        description: 'Compare suppliers by MOQ and landed price.',
      },
      {
        title: 'Samples and Production',
        description: 'You approve a sample, and the factory makes your order to match it.',
      },
      {
        title: 'WFS Prep',
        description: "We label and pack your goods to Walmart's requirements.",
      },
      {
        title: 'QC and Proof',
        description: 'We inspect the goods and the prep, and send you photos and video.',
      },
      {
        title: 'Ship Direct',
        description: 'We ship to a Walmart fulfilment centre or to your warehouse.',
      },
    ] satisfies Point[],
  },
  closing: {
    heading: 'Try WFS with one product',
    lede: 'Tell us what it is and how many you need. The quote is free. We reply within 24 hours, usually with our first supplier options and pricing.',
    action: { label: 'Get WFS Pricing', href: '/contact' },
    job: 'dock',
  } satisfies Closing,
}

export const cartonRouting = {
  origin: 'Factory',
  prep: { title: 'WFS prep', lines: ['Labels', 'cartons', 'carrier'] satisfies [string, string, string] },
  destinations: [
    ['Walmart', 'fulfilment centre'],
    ['Your own', 'warehouse'],
  ] satisfies [[string, string], [string, string]],
  alternative:
    'Plain cartons leave the factory on a belt and pass through WFS prep. Labelled cartons leave on two belts, one to a Walmart fulfilment centre and one to your own warehouse.',
}
