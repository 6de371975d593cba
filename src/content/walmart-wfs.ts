import type {
  CartonRouting,
  Closing,
  ComparedPoint,
  Hero,
  PageHead,
  Point,
  StampedPoint,
} from './types.ts'

export const walmartWfs = {
  head: {
    title: 'Walmart WFS sourcing, prep and shipping',
    description:
      'Local sourcing teams, WFS-compliant labels and cartons, quality control with photo/video proof, and freight direct to a Walmart fulfilment centre.',
    picture: { stamp: 'WFS prep', passed: true },
  } satisfies PageHead,
  hero: {
    heading: 'Walmart WFS orders that are let in at the dock',
    lede: 'Walmart has its own rules for labels, cartons and carriers. We source the product, then prep and ship it by those rules, from the factory onward.',
    actions: [{ label: 'Get WFS Pricing', href: '/contact' }],
    assurance: 'Free. Reply within 24 hours.',
  } satisfies Hero,
  features: {
    heading: 'Every job, one team',
    lede: 'One order, from buyer to shipper.',
    points: [
      {
        title: 'Local sourcing teams',
        description: 'Our people meet the factories and come back with options.',
        stamp: 'Options in',
      },
      {
        title: 'WFS compliance',
        description:
          "Walmart's rules for labels and routing are met before the shipment is created.",
        stamp: 'Rules met',
      },
      {
        title: 'Local quality control',
        description:
          'Inspected in the country of origin. You get photos and video, not a tick on a form.',
        stamp: 'Inspected',
      },
      {
        title: 'Competitive pricing',
        description: 'Several suppliers quote, we negotiate, and you compare the landed price.',
        stamp: 'Priced',
      },
    ] satisfies StampedPoint[],
  },
  advantages: {
    heading: 'Your sourcing advantage',
    lede: 'Our buyer can drive to the factory.',
    sides: { withoutUs: 'Ordered from a desk', withUs: 'Ordered on the spot' },
    points: [
      {
        title: 'You choose between factories',
        description: 'Several quote on the same terms, and you see them side by side.',
        withoutUs: 'One offer, take it or leave it',
      },
      {
        title: 'You can test an item first',
        description: 'For a new seller on Walmart we negotiate a first run of 50-100 units.',
        withoutUs: "The factory's usual minimum",
      },
      {
        title: 'You know the cost at the dock',
        description: 'Duties/taxes and freight to the fulfilment centre are part of the quote.',
        withoutUs: 'A surprise on arrival',
      },
      {
        title: 'You approve what gets made',
        description: 'You hold a sample first, and the run is inspected against that very piece.',
        withoutUs: 'A picture in a catalogue',
      },
      {
        title: 'You keep your product to yourself',
        description: 'NDAs are signed with suppliers before your design leaves our hands.',
        withoutUs: 'Drawings sent on trust',
      },
      {
        title: 'You pay in stages',
        description: 'Escrow and milestones tie each payment to something finished.',
        withoutUs: 'All of it paid in advance',
      },
    ] satisfies ComparedPoint[],
  },
  howItWorks: {
    heading: 'How a WFS order runs',
    lede: 'Prep and proof included.',
    steps: [
      {
        title: 'Brief',
        description: 'The item, the price, the address.',
      },
      {
        title: 'Supplier Options',
        description: 'Negotiated, and only those that fit.',
      },
      {
        title: 'Samples and Production',
        description: 'You sign off; the factory starts.',
      },
      {
        title: 'WFS Prep',
        description: "Labels and packing to Walmart's rules.",
      },
      {
        title: 'QC and Proof',
        description: 'Pictures and video of both.',
      },
      {
        title: 'Ship Direct',
        description: 'To a Walmart fulfilment centre or your warehouse.',
      },
    ] satisfies Point[],
  },
  closing: {
    heading: 'Put one item through WFS and see.',
    lede: "Tell us what it is and how many. You hear from us within 24 hours, and in days you have a price to Walmart's dock.",
    action: { label: 'Get WFS Pricing', href: '/contact' },
    next: ['Item', 'Quote', 'Sample'],
    job: 'dock',
  } satisfies Closing,
}

export const cartonRouting: CartonRouting = {
  origin: 'Factory',
  prep: { title: 'WFS prep', lines: ['Labels', 'cartons', 'carrier'] },
  destinations: [
    ['Walmart', 'fulfilment centre'],
    ['Your own', 'warehouse'],
  ],
  caption: 'Two docks, one way there. You name yours in the brief.',
  alternative:
    'Plain cartons leave the factory on a belt, pass through WFS prep, come out labelled and take one of two belts: to a Walmart fulfilment centre or to your own warehouse.',
}
