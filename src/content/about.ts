import type { Closing, FeatureCard, Hero, PageHead, Point } from './types.ts'

export const about = {
  head: {
    title: 'About our local sourcing teams',
    description:
      'Our local teams in China, India, Vietnam, Bangladesh and Turkey find suppliers, negotiate, inspect and ship for you. See how we work with sellers.',
    picture: { stamp: 'Local teams' },
  } satisfies PageHead,
  hero: {
    heading: "We go to the factory so you don't have to",
    lede: 'We are a product sourcing, importing and marketplace-prep service. Our local teams work in the countries where your goods are made.',
    actions: [{ label: 'Talk to a Sourcing Expert', href: '/contact' }],
    assurance: 'Free, with no obligation. We reply within 24 hours.',
    alternative:
      'A production line. Under a lamp, two hands measure a mug with a caliper while a camera films it. A carton at the end of the line has a check mark on it.',
  } satisfies Hero & { alternative: string },
  localTeams: {
    heading: 'Local Teams in China, India, Vietnam, Bangladesh and Turkey',
    lede: 'The people who negotiate your price live where your goods are made.',
    points: [
      {
        title: 'They find',
        description: 'They compare suppliers in their own market and ask the questions that you would ask.',
      },
      {
        title: 'They negotiate',
        description:
          'They agree on price, MOQ and milestones across a table, not across twelve time zones.',
      },
      {
        title: 'They inspect',
        description: 'They check your goods at the factory and send you photos and video.',
      },
      {
        title: 'They ship',
        description: 'They label and pack your goods, book the freight and handle customs.',
      },
    ] satisfies Point[],
  },
  principles: {
    heading: 'Our Principles',
    lede: 'We hold your order until every step that applies to it is complete.',
    tag: 'Hold',
    released: 'Released when done',
    points: [
      {
        title: 'Freight in every price',
        description: 'We always quote the landed price: product, shipping, duties and taxes.',
      },
      {
        title: 'A sample before every order',
        description: 'The factory starts production only after you approve a sample.',
      },
      {
        title: 'Proof before every shipment',
        description: 'You see photos and video of your goods before they leave the factory.',
      },
      {
        title: 'An NDA before every drawing',
        description: 'Suppliers sign an NDA before they see your design.',
      },
      {
        title: 'A milestone before every payment',
        description:
          'With milestone payments, the factory is paid only for work that it has finished.',
      },
      {
        title: 'A label on every carton',
        description: "We label and pack each carton to the receiving warehouse's requirements.",
      },
    ] satisfies Point[],
  },
  reasons: {
    heading: 'Why Sellers Work with Us',
    lede: 'Hold us to these promises on your first order.',
    points: [
      {
        icon: 'quote',
        title: 'One landed price',
        description:
          'It covers product, shipping, duties and taxes. We tell you our fee before you order.',
      },
      {
        icon: 'options',
        title: 'Supplier options in days',
        description: 'We send you several supplier options, each with a price and MOQ.',
      },
      {
        icon: 'sample',
        title: 'Samples in 1-2 weeks',
        description: 'That is the usual time from your go-ahead to a sample in your hands.',
      },
      {
        icon: 'firstOrder',
        title: 'MOQs that fit a first order',
        description:
          'First-time sellers start with 50-100 units and learn what sells before they buy more.',
      },
      {
        icon: 'footage',
        title: 'Every order inspected',
        description: 'We inspect your goods at the factory and send you photos and video.',
      },
      {
        icon: 'dock',
        title: 'Goods ready to sell',
        description:
          'We prep labels and cartons for Amazon FBA, Walmart WFS, TikTok Shop or your own warehouse.',
      },
    ] satisfies FeatureCard[],
  },
  closing: {
    heading: 'Put a local team on your next order',
    lede: 'Tell us what you need and where it should go. The quote is free. We reply within 24 hours, usually with our first supplier options and pricing.',
    action: { label: 'Get Free Quote', href: '/contact' },
    job: 'footage',
  } satisfies Closing,
}
