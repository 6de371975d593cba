import type { PageContent } from './types.ts'

export const tiktokShop = {
  head: {
    title: 'TikTok Shop sourcing in 5-6 weeks',
    description:
      'Launch-ready TikTok Shop products in 5-6 weeks: fast sourcing from local teams, low MOQs of 50-100 units, factory QC with video, compliant prep.',
    picture: { stamp: '5-6 weeks' },
  },
  hero: {
    heading: 'TikTok\u00a0Shop stock while the trend still\u00a0runs',
    lede: 'In 5-6 weeks we take your product from brief to launch-ready. What takes off today is old news by the time a slow supplier ships.',
    actions: [{ label: 'Get Free Quote', href: '/contact' }],
    assurance: 'Free. Reply within 24 hours.',
  },
  features: {
    heading: 'Built for a short window',
    lede: 'On TikTok Shop the calendar decides. These parts of our work are there to save you days.',
    points: [
      {
        title: 'Fast supplier search',
        description:
          'Our local teams start from verified suppliers, so the first conversation is about your product and not about who they are.',
      },
      {
        title: 'Small first batches',
        description:
          'Order 50-100 units, film them, and see what sells. Scale the one that does and drop the others cheaply.',
      },
      {
        title: 'QC before the camera',
        description:
          'Buyers film what they unbox. We inspect the batch at the factory first and send you the proof on video.',
      },
      {
        title: 'TikTok-compliant prep',
        description:
          'Labels, packaging and cartons are prepared to TikTok Shop requirements, ready for your warehouse or fulfilment partner.',
      },
    ],
  },
  advantages: {
    heading: 'Launch-ready products in 5-6 weeks',
    lede: 'Speed comes from steps that do not wait for one another. Here is where the weeks are won.',
    launch: {
      timeline: '5-6 weeks',
      weeks: { from: 5, to: 6 },
      caption: 'From your product brief to launch-ready stock',
    },
    points: [
      {
        title: 'No hunting season',
        description: 'Supplier options reach you in days, because our people are already there.',
      },
      {
        title: 'The price is whole',
        description:
          'You set your promo price against a landed cost, with freight and duties/taxes already counted.',
      },
      {
        title: 'Prep is planned with the order',
        description: 'Labels and cartons are settled while the factory is still producing.',
      },
      {
        title: 'Faults surface at the source',
        description:
          'A defect found on the line is fixed there. Found by a creator, it is a bad review.',
      },
      {
        title: 'A hit can be restocked',
        description:
          'The factory, the sample and the packing are on file: a launch that takes off is followed by stock.',
      },
    ],
  },
  howItWorks: {
    heading: 'How a launch runs',
    lede: 'Each step has somebody from our team on it and a date that you are told.',
    steps: [
      {
        title: 'Product Brief',
        description:
          'Send the video or the link, the quantity to start with, and when you want to go live.',
      },
      {
        title: 'Fast Sourcing',
        description:
          'We ask several factories at once, push on price and MOQ, and get samples moving.',
      },
      {
        title: 'Production and QC',
        description: 'Your sample approved, the run begins. We inspect it and show you on video.',
      },
      {
        title: 'Compliant Prep',
        description:
          "We label and pack the units to TikTok Shop's requirements and close the cartons.",
      },
      {
        title: 'Ship and Launch',
        description: 'Freight and customs are on us. The stock lands, your listing goes live.',
      },
    ],
  },
  realResult: {
    heading: 'Real Result',
    testimonial: {
      attribution: 'A TikTok Shop seller',
      result: 'First product live in 5 weeks',
      story:
        'One team sourced the product, had it made, inspected it, prepped it to TikTok Shop requirements and shipped it. It was live in 5 weeks.',
      weeks: 5,
    },
  },
  closing: {
    heading: 'Seen something take\u00a0off? Send\u00a0us\u00a0the\u00a0video.',
    lede: 'Tell us what it is and when you want it live. Somebody answers within 24 hours; the factories follow in days.',
    action: { label: 'Start the 5-6 weeks', href: '/contact' },
    next: ['Video', 'Factory', 'Launch'],
    job: 'firstOrder',
  },
} satisfies PageContent

/** The picture of a launch as frames of an upright video. */
export const launchStoryboard = {
  frames: ['Seen', 'Made', 'Checked', 'In stock'],
  caption:
    'Four takes: the video you saw, the batch we had made, the batch we inspected, your listing with stock behind it.',
  alternative:
    'A storyboard of four upright video frames. In the first a tumbler is filmed before a ring light. In the second tumblers are being put together on a factory line. In the third one is measured, with a tick. In the fourth it stands on taped cartons above a shop button.',
} as const
