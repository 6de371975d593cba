import type { SectionContent } from './types.ts'

export const sourcingServices = {
  heading: 'Nine services, one order',
  lede: 'Take the whole chain or only the link you are missing. Each of these is a job that someone on our team does.',
  cards: [
    {
      title: 'Supplier search and checks',
      description:
        'We look for the factory that makes your product, check it, and show you the alternatives we turned down.',
    },
    {
      title: 'Price negotiation',
      description:
        'We ask the neighbouring factory for its price as well, and negotiate with both figures on the table.',
    },
    {
      title: 'MOQ negotiation',
      description:
        'First-time sellers rarely need a pallet. We argue the minimum down to 50-100 units where the process allows it.',
    },
    {
      title: 'Samples side by side',
      description:
        'We collect samples from several suppliers, so that you compare the pieces themselves and not their photographs.',
    },
    {
      title: 'IP protection',
      description:
        'We put an NDA in front of the supplier before your drawings, logo or packaging go anywhere.',
    },
    {
      title: 'Production follow-up',
      description:
        'We keep asking the factory the dull questions about material, dates and changes, and report the answers to you.',
    },
    {
      title: 'Factory inspection',
      description:
        'We count, measure and test the finished goods where they stand. The photo/video proof goes to you.',
    },
    {
      title: 'Prep for marketplaces',
      description:
        'Units and cartons get the labels and packing that FBA, WFS or TikTok Shop calls for, at origin.',
    },
    {
      title: 'Import and customs management',
      description:
        'We book the freight, file the customs papers, settle duties and deliver to the address on your quote.',
    },
  ],
} satisfies SectionContent
