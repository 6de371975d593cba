import type { Closing, Hero, LabelField, PageHead, Point } from './types.ts'

export const tiktokShop = {
  head: {
    title: 'TikTok Shop products in 5-6 weeks',
    description:
      "Launch-ready TikTok Shop products in 5-6 weeks: fast sourcing, low MOQs of 50-100 units, quality control with photos and video, and prep to TikTok's rules.",
    picture: { stamp: '5-6 weeks' },
  } satisfies PageHead,
  hero: {
    heading: 'TikTok Shop stock while the trend lasts',
    lede: 'We take your product from brief to launch-ready in 5-6 weeks: made, inspected, prepped for TikTok Shop and in stock.',
    actions: [{ label: 'Get Free Quote', href: '/contact' }],
    assurance: 'Free, with no obligation. We reply within 24 hours.',
  } satisfies Hero,
  facts: [
    { label: 'You send', value: 'A link to the video' },
    { label: 'First-time MOQ', value: '50-100 units' },
    { label: 'Launch-ready', value: '5-6 weeks' },
    { label: 'Our reply', value: 'Within 24 hours' },
  ] satisfies LabelField[],
  features: {
    heading: 'Fast Enough for a Trend',
    lede: 'What takes off today is old news by the time a slow supplier ships.',
    points: [
      {
        title: 'Fast supplier search',
        description: 'Our local teams already know verified suppliers, so they can start at once.',
      },
      {
        title: 'Small first batches',
        description: 'Order 50-100 units, see what sells, and then order more of it.',
      },
      {
        title: 'Quality control before launch',
        description: 'Buyers film what they unbox. We inspect your goods before buyers see them.',
      },
      {
        title: 'TikTok-compliant prep',
        description: "We label and pack your stock to TikTok Shop's requirements.",
      },
    ] satisfies Point[],
  },
  advantages: {
    heading: 'Launch-Ready Products in 5-6 Weeks',
    lede: 'We plan sourcing, production, prep and shipping together, so no time is lost between stages.',
    launch: {
      timeline: '5-6 weeks',
      caption: 'from your brief to stock that is ready to sell',
    },
    points: [
      {
        title: 'Supplier options in days',
        description: 'Our people are already in the market, so we can send you the first options within days.',
      },
      {
        title: 'One landed price',
        description: 'You set your promotional price once you know the full cost, including shipping, duties and taxes.',
      },
      {
        title: 'Prep planned with the order',
        description: 'We settle the labels and cartons with you while your goods are still in production.',
      },
      {
        title: 'Faults found early',
        description:
          'A fault that we find at the factory is corrected there, before it becomes a bad review.',
      },
      {
        title: 'Restocking made easy',
        description: 'We keep the supplier, the sample and the packing details on file for your next order.',
      },
    ] satisfies Point[],
  },
  howItWorks: {
    heading: 'How a Launch Works',
    lede: 'An example schedule for a small first batch from a supplier we already know. Our reply will give the dates for your product.',
    steps: [
      {
        title: 'Product Brief',
        description: 'Week 1: send us the video, the quantity and your launch date.',
      },
      {
        title: 'Fast Sourcing',
        description: 'Weeks 1-2: compare supplier options and approve a sample.',
      },
      {
        title: 'Production and QC',
        description: 'Weeks 3-4: the factory makes your goods, and we inspect them.',
      },
      {
        title: 'Compliant Prep',
        description: "Week 5: we label and pack your stock to TikTok Shop's requirements.",
      },
      {
        title: 'Ship and Launch',
        description: 'Weeks 5-6: we ship your stock, and your listing goes live.',
      },
    ] satisfies Point[],
  },
  realResult: {
    heading: 'Real Result',
    testimonial: {
      attribution: 'A TikTok Shop seller',
      result: 'First product live in 5 weeks',
      story: 'One team found the supplier, oversaw production, and prepped and shipped the stock.',
    },
  },
  closing: {
    heading: 'Seen something take off? Send us the video.',
    lede: 'Tell us when you want to launch. The quote is free. We reply within 24 hours, usually with our first supplier options and pricing.',
    action: { label: 'Get Free Quote', href: '/contact' },
    job: 'firstOrder',
  } satisfies Closing,
}

export const launchStoryboard = {
  frames: ['Seen', 'Made', 'Inspected', 'In stock'] satisfies [string, string, string, string],
  caption:
    'From the video you saw, through production and inspection, to a live listing with stock behind it.',
}
