import type { PageContent } from './types.ts'

export const walmartWfs = {
  head: {
    title: 'Walmart WFS sourcing, prep and shipping',
    description:
      'Local sourcing teams, WFS-compliant labels and cartons, quality control with photo/video proof, and freight direct to a Walmart fulfilment centre.',
    picture: { stamp: 'WFS prep', passed: true },
  },
  hero: {
    heading: 'Walmart WFS\u00a0orders that\u00a0are let\u00a0in at\u00a0the\u00a0dock',
    lede: 'Walmart has its own rules for labels, cartons and carriers. We source the product, then prep and ship it by those rules, from the factory onward.',
    actions: [{ label: 'Get WFS Pricing', href: '/contact' }],
    assurance: 'Free. Reply within 24 hours.',
  },
  features: {
    heading: 'Every job, one team',
    lede: 'A WFS shipment fails when the buyer, the inspector and the shipper never speak. Ours work on the same order.',
    hands: [
      {
        title: 'Local sourcing teams',
        description:
          'People based in key manufacturing markets meet the factories, ask for the price and come back with the options.',
        stamp: 'Options in',
      },
      {
        title: 'WFS compliance',
        description:
          "We work through Walmart's requirements for item labels, carton labels and routing before the shipment is created.",
        stamp: 'Rules met',
      },
      {
        title: 'Local quality control',
        description:
          'The inspection takes place in the country of origin. Its findings reach you as photos and video, not as a tick on a form.',
        stamp: 'Inspected',
      },
      {
        title: 'Competitive pricing',
        description:
          'Several suppliers quote on your item, and we negotiate. You compare the landed price, the number your Walmart margin depends on.',
        stamp: 'Priced',
      },
    ],
  },
  advantages: {
    heading: 'Your sourcing advantage',
    lede: 'What changes when the order for Walmart is placed by somebody who can drive to the factory.',
    sides: { without: 'Ordered from a desk', within: 'Ordered on the spot' },
    points: [
      {
        title: 'You choose between factories',
        description: 'Several suppliers quote on the same terms, and you see them side by side.',
        otherwise: 'One offer, take it or leave it',
      },
      {
        title: 'You can test an item first',
        description: 'For a new seller on Walmart we negotiate a first run of 50-100 units.',
        otherwise: "The factory's usual minimum",
      },
      {
        title: 'You know the cost at the dock',
        description: 'Duties/taxes and freight to the fulfilment centre are part of the quote.',
        otherwise: 'A surprise on arrival',
      },
      {
        title: 'You approve what gets made',
        description:
          'A sample goes through your hands first, and the production run is inspected against that very piece.',
        otherwise: 'A picture in a catalogue',
      },
      {
        title: 'You keep your product to yourself',
        description: 'NDAs are signed with suppliers before your design leaves our hands.',
        otherwise: 'Drawings sent on trust',
      },
      {
        title: 'You pay in stages',
        description:
          'Escrow and milestones tie each payment to something finished: the sample, the run, the inspection.',
        otherwise: 'All of it paid in advance',
      },
    ],
  },
  howItWorks: {
    heading: 'How a WFS order runs',
    lede: "From your item to Walmart's receiving dock, with prep and proof as steps of their own.",
    steps: [
      {
        title: 'Brief',
        description:
          'Tell us the item, the price you need to hit and whether it goes to WFS or to you.',
      },
      {
        title: 'Supplier Options',
        description:
          'Our local team collects quotes, negotiates them down and sends you those that fit.',
      },
      {
        title: 'Samples and Production',
        description:
          'You sign off a sample. Then the factory starts, and we watch the dates for you.',
      },
      {
        title: 'WFS Prep',
        description:
          "Item labels, carton labels and packing are done to Walmart's requirements before the goods travel.",
      },
      {
        title: 'QC and Proof',
        description:
          'We inspect product and prep together, and send you pictures and video of both to approve.',
      },
      {
        title: 'Ship Direct',
        description:
          'Cartons ship direct to a Walmart fulfilment centre or your warehouse, with customs arranged on the way.',
      },
    ],
  },
  closing: {
    heading: 'Put one item through WFS and see.',
    lede: "Tell us what it is and how many. You hear from us within 24 hours, and in days you have a price to Walmart's dock.",
    action: { label: 'Get WFS Pricing', href: '/contact' },
    next: ['Item', 'Quote', 'Sample'],
    job: 'dock',
  },
} satisfies PageContent

/** The picture of cartons on their way; each destination is written in two lines. */
export const cartonRouting = {
  origin: 'Factory',
  prep: { title: 'WFS prep', note: 'Labels, cartons, carrier' },
  destinations: [
    ['Walmart', 'fulfilment centre'],
    ['Your own', 'warehouse'],
  ],
  caption: 'Two docks, one way there. You name yours in the brief.',
  alternative:
    'Plain cartons leave the factory on a belt, pass through WFS prep, come out labelled and take one of two belts: to a Walmart fulfilment centre or to your own warehouse.',
} as const
