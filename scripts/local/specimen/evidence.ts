import type { Evidence } from '../../../src/content/types.ts'

/**
 * A specimen: the facts of a company that doesn't exist. `npm run dev` and the tests show the site
 * with them. No production build contains them (tests/site/specimen.test.ts).
 */
export const specimen: Evidence = {
  company: {
    legalName: 'Specimen Sourcing Inc.',
    registrationNumber: '000000-0',
    registerLink: 'https://register.example/company/000000-0',
    streetAddress: '1 Specimen Street, Toronto, Ontario',
    telephone: '+1 416 555 0100',
    hours: 'Monday to Friday, 9:00 to 17:00, Toronto time',
    since: '2014',
  },
  fees: {
    perProject: { amount: 120 },
    commission: { percent: 6, percentOf: 'factory price', minimum: 15 },
    monthly: {
      amount: 90,
      percent: 2,
      percentOf: 'factory price',
      minimum: 0,
    },
  },
  terms: [
    {
      group: 'Price',
      question: 'How long is the price valid? What if duties rise?',
      answer:
        'The quote is valid for 30 days. If a duty or tax changes before your goods clear customs, you pay the new rate, and we show you the customs notice.',
      inShort: '30 days',
      clause: '2.1',
      topic: 'validity',
    },
    {
      group: 'Price',
      question: 'Is the commission charged on the factory price alone?',
      answer:
        'Yes. The order value is the factory price of the goods. We charge nothing on freight, duties or taxes.',
      clause: '2.3',
    },
    {
      group: 'Price',
      question: 'Does the price include inspection, prep and labels?',
      answer:
        'Our fee includes one inspection and standard prep: labels, bags and cartons. Extra work, such as bundles, is a line of its own in the quote.',
      clause: '2.4',
    },
    {
      group: 'Price',
      question: 'What does a sample cost?',
      answer:
        "You pay the factory's sample price and the courier, at cost. We tell you both before we order it.",
      clause: '2.6',
      topic: 'sample',
    },
    {
      group: 'Price',
      question: 'What does a research report cost?',
      answer:
        'Product Validation costs US$150, and each of the other types US$300. You pay when you order the report.',
      inShort: 'US$150 or US$300',
      clause: '2.7',
      topic: 'report',
    },
    {
      group: 'Payment',
      question: 'Who do I pay, how much up front, and when is your fee due?',
      answer:
        "You pay 30% to the factory's company account when you order, and 70% after you have seen our inspection report. Our fee is due with the 70%.",
      inShort: '30% when you order, 70% after our inspection',
      clause: '3.1',
      topic: 'payment',
    },
    {
      group: 'Payment',
      question: 'When do I pay freight, duties and taxes, and to whom?',
      answer:
        'You pay freight to the carrier when the goods leave the factory, and duties and taxes to the customs broker before delivery. We add nothing to their invoices.',
      clause: '3.2',
    },
    {
      group: 'Payment',
      question: 'Who holds the money in escrow?',
      answer:
        'A licensed escrow company that you choose with us. Its fee is a line of its own in the quote.',
      clause: '3.3',
    },
    {
      group: 'Payment',
      question: 'What happens to my deposit if I cancel the order?',
      answer:
        'Before production starts, the factory returns the whole deposit. After that, it keeps only what it has already spent, and you see its invoices. Our fee is then not due.',
      clause: '3.4',
    },
    {
      group: 'Payment',
      question: 'Do factories pay you? Will I see their invoices?',
      answer:
        "No factory pays us anything. You get the factory's invoice, in the factory's name, for each order.",
      inShort: 'Only you, and you see every factory invoice',
      clause: '3.5',
      topic: 'kickbacks',
    },
    {
      group: 'If it goes wrong',
      question:
        'Can I reject a batch, or send my own inspector, before I pay the balance?',
      answer:
        'Yes. You may reject a batch that fails the agreed inspection, and you may send your own inspector on any working day before you pay the balance.',
      inShort:
        'Any batch that fails inspection. You may send your own inspector',
      clause: '4.1',
      topic: 'rejection',
    },
    {
      group: 'If it goes wrong',
      question:
        'Who pays if goods fail inspection, break or are refused? Are they insured?',
      answer:
        'If goods fail our inspection, the factory pays for the repair and the second inspection. Freight is insured at 110% of the factory price. If a marketplace refuses cartons that we prepared, we pay to prepare them again.',
      inShort: 'Failed goods, freight damage and refused cartons',
      clause: '4.2',
      topic: 'liability',
    },
    {
      group: 'If it goes wrong',
      question: 'What do you do if a factory keeps the deposit?',
      answer:
        'Our contract with you makes us liable for a deposit that a factory keeps, up to US$20,000 for each order.',
      clause: '4.5',
    },
    {
      group: 'Ownership and delivery',
      question: 'Who is the seller, and who is the importer of record?',
      answer:
        'The factory is the seller, and you are the importer of record. We act as your agent and never own the goods.',
      clause: '5.1',
    },
    {
      group: 'Ownership and delivery',
      question: 'Who owns the moulds if I leave?',
      answer:
        'You own each mould that you pay for. The factory confirms this in writing and releases the mould to you or to another factory.',
      clause: '5.3',
    },
    {
      group: 'Ownership and delivery',
      question: 'Where do you ship to, and how long does it take?',
      answer:
        'To Canada, the United States, the United Kingdom and the European Union. By air, delivery takes 8-12 days from the factory; by sea, 30-45 days.',
      clause: '5.6',
    },
  ],
  contract: { file: '/specimen-contract.pdf', dated: '1 November 2026' },
  figures: { orders: '1,234', period: '2023 to 2025' },
  people: {
    heading: 'Who You Will Hear From',
    entries: [
      {
        name: 'Ellen Specimen',
        role: 'Sourcing expert, replies to quote requests',
        city: 'Toronto',
        email: 'ellen@specimen.example',
        task: 'replies',
        photo: {
          file: 'specimen-portrait-1.jpg',
          alt: 'Test picture: a portrait',
        },
      },
      {
        name: 'Jian Specimen',
        role: 'Inspector for China',
        city: 'Ningbo',
        email: 'jian@specimen.example',
        task: 'inspects',
        photo: {
          file: 'specimen-portrait-2.jpg',
          alt: 'Test picture: another portrait',
        },
      },
      {
        name: 'Thu Specimen',
        role: 'Inspector for Vietnam',
        city: 'Ho Chi Minh City',
        email: 'thu@specimen.example',
        task: 'inspects',
      },
    ],
  },
  factoryFloor: {
    heading: 'Photos from the Factory Floor',
    entries: [
      {
        file: 'specimen-floor-1.jpg',
        alt: 'Test picture: a row of presses',
      },
      {
        file: 'specimen-floor-2.jpg',
        alt: 'Test picture: mats on an inspection table',
      },
      {
        file: 'specimen-floor-3.jpg',
        alt: 'Test picture: cartons on a pallet',
      },
      {
        file: 'specimen-floor-4.jpg',
        alt: 'Test picture: cartons at a loading door',
      },
    ],
  },
  references: {
    heading: 'Ask Our Customers',
    entries: [
      {
        name: 'Specimen Kitchen Co.',
        href: 'https://kitchen.example/suppliers',
        says: 'They rejected our first batch at the factory. It was made again, and the second inspection cost us nothing.',
        product: 'Silicone baking mats',
        units: 2400,
        year: '2026',
      },
      {
        name: 'Specimen Pet Supplies',
        href: 'https://pets.example/partners',
        says: 'Their inspector called us from the factory and opened every carton we asked for.',
        product: 'Slow-feeder bowls',
        units: 1200,
        year: '2025',
      },
    ],
  },
}

/** Half of the specimen's facts: the company and its terms. */
export const halfSpecimen: Evidence = {
  ...specimen,
  fees: { perProject: {}, commission: {}, monthly: {} },
  contract: { file: '', dated: '' },
  figures: { orders: '', period: '' },
  people: { ...specimen.people, entries: [] },
  factoryFloor: { ...specimen.factoryFloor, entries: [] },
  references: { ...specimen.references, entries: [] },
}
