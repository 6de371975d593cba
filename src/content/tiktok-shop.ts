import type {
  Closing,
  Hero,
  LaunchTimeline,
  PageHead,
  Point,
  Storyboard,
  Testimonial,
} from './types.ts'

export const tiktokShop = {
  head: {
    title: 'TikTok Shop sourcing in 5-6 weeks',
    description:
      'Launch-ready TikTok Shop products in 5-6 weeks: fast sourcing from local teams, low MOQs of 50-100 units, factory QC with video, compliant prep.',
    picture: { stamp: '5-6 weeks' },
  } satisfies PageHead,
  hero: {
    heading: 'TikTok Shop stock while the trend still runs',
    lede: 'In 5-6 weeks we take your product from brief to launch-ready. What takes off today is old news by the time a slow supplier ships.',
    actions: [{ label: 'Get Free Quote', href: '/contact' }],
    assurance: 'Free. Reply within 24 hours.',
  } satisfies Hero,
  features: {
    heading: 'Built for a short window',
    lede: 'The calendar decides.',
    points: [
      {
        title: 'Fast supplier search',
        description:
          'Local teams start from verified suppliers, so the first talk is about your product.',
      },
      {
        title: 'Small first batches',
        description: 'Order 50-100 units, film them, and scale what sells.',
      },
      {
        title: 'QC before the camera',
        description: 'Buyers film what they unbox. We inspect and film the batch first.',
      },
      {
        title: 'TikTok-compliant prep',
        description: 'Labels, packaging and cartons to TikTok Shop requirements.',
      },
    ] satisfies Point[],
  },
  advantages: {
    heading: 'Launch-ready products in 5-6 weeks',
    lede: 'No step waits for another.',
    launch: {
      timeline: '5-6 weeks',
      weeks: { from: 5, to: 6 },
      caption: 'From your product brief to launch-ready stock',
    } satisfies LaunchTimeline,
    points: [
      {
        title: 'No hunting season',
        description: 'Supplier options reach you in days, because our people are already there.',
      },
      {
        title: 'The price is whole',
        description: 'Your promo price stands on a landed cost, freight and duties/taxes counted.',
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
        description: 'Factory, sample and packing are on file when a launch takes off.',
      },
    ] satisfies Point[],
  },
  howItWorks: {
    heading: 'How a launch runs',
    lede: 'A person and a date for each.',
    steps: [
      {
        title: 'Product Brief',
        description: 'Your video, quantity, date.',
      },
      {
        title: 'Fast Sourcing',
        description: 'Several factories at once.',
      },
      {
        title: 'Production and QC',
        description: 'You watch the run on video.',
      },
      {
        title: 'Compliant Prep',
        description: "To TikTok Shop's rules.",
      },
      {
        title: 'Ship and Launch',
        description: 'And your listing goes live.',
      },
    ] satisfies Point[],
  },
  realResult: {
    heading: 'Real Result',
    testimonial: {
      attribution: 'A TikTok Shop seller',
      result: 'First product live in 5 weeks',
      story: 'One team sourced it, had it made, inspected, prepped and shipped it.',
    } satisfies Testimonial,
  },
  closing: {
    heading: 'Seen something take off? Send us the video.',
    lede: 'Tell us what it is and when you want it live. Somebody answers within 24 hours; the factories follow in days.',
    action: { label: 'Start the 5-6 weeks', href: '/contact' },
    next: ['Video', 'Factory', 'Launch'],
    job: 'firstOrder',
  } satisfies Closing,
}

export const launchStoryboard: Storyboard = {
  frames: ['Seen', 'Made', 'Checked', 'In stock'],
  caption:
    'Four takes: the video you saw, the batch we had made, the batch we inspected, your listing with stock behind it.',
  alternative:
    'A storyboard of four upright video frames. In the first a tumbler is filmed before a ring light. In the second tumblers are being put together on a factory line. In the third one is measured, with a tick. In the fourth it stands on taped cartons above a shop button.',
}
