import { exampleOrder } from './example-order.ts'
import type { Closing, Hero, PageHead, Point } from './types.ts'

export const about = {
  head: {
    title: 'About our local sourcing teams',
    description:
      'Our local teams in China, India, Vietnam, Bangladesh and Turkey find suppliers, negotiate, inspect and ship for you. See how we work with sellers.',
    picture: { stamp: 'Local teams' },
  } satisfies PageHead,
  hero: {
    heading: "We go to the factory so you don't have to",
    lede: 'We are a sourcing agent: we find the factory for you, inspect and prep the goods, and handle shipping and customs.',
    actions: [{ label: 'Talk to a Sourcing Expert', href: '/contact' }],
    assurance: 'Asking is free, even if you never order.',
    alternative:
      'An inspection bench. A digital gauge measures the thickness of a baking mat while a camera films it. Beside them is a carton with a check mark on it.',
  } satisfies Hero & { alternative: string },
  localTeams: {
    heading: 'Local Teams in China, India, Vietnam, Bangladesh and Turkey',
    lede: 'The people who negotiate your price live where your goods are made.',
    points: [
      {
        title: 'They find',
        description: 'They know the suppliers in their own market, speak its language and visit its factories.',
      },
      {
        title: 'They negotiate',
        description:
          'They settle the price, MOQ and dates with the factory across a table, not across twelve time zones.',
      },
      {
        title: 'They inspect',
        description: 'They compare your goods with the sample that you approved, and film what they find.',
      },
      {
        title: 'They ship',
        description: 'They label and pack your goods, book the freight and handle customs.',
      },
    ] satisfies Point[],
  },
  verified: {
    heading: 'What Verified Means',
    lede: 'Our local team carries out these four checks on each supplier. You then approve a sample, and we inspect your goods.',
    points: [
      {
        title: 'The company exists',
        description: "The registration, address and bank account all belong to the company named on the supplier's quote.",
      },
      {
        title: 'The supplier makes the product itself',
        description: 'We have visited the factory and know what it makes in-house and what it buys in.',
      },
      {
        title: 'We know how much the factory can produce',
        description: 'We have seen its machines and staff, and know the smallest and largest orders that it accepts.',
      },
      {
        title: 'The supplier puts its terms in writing',
        description: "Every quote states the price, MOQ and lead time, the payment terms, and what happens to faulty goods.",
      },
    ] satisfies Point[],
  },
  principles: {
    heading: 'Our Principles',
    lede: 'No full-service order is shipped until these six conditions are met.',
    sheet: {
      title: 'Release sheet',
      fields: [
        { label: 'Item', value: exampleOrder.item },
        { label: 'Quantity', value: `${exampleOrder.quantity} units` },
      ],
      stamp: 'Released when done',
    },
    points: [
      {
        title: 'Freight included in every price',
        description: "Once we know your quantity and destination, every price includes freight, duties and taxes.",
        who: 'Checked by our sourcing team',
      },
      {
        title: 'A sample before production',
        description: 'The factory starts production after you approve a sample. Reorders must match the same sample.',
        who: 'Approved by you',
      },
      {
        title: 'Proof before every shipment',
        description: 'The goods pass our inspection, and you see photos and video of them before they leave the factory.',
        who: 'Checked by our inspector',
      },
      {
        title: 'An NDA before suppliers see your design',
        description: 'We sign an NDA with you. Suppliers sign one too, before they see your design.',
        who: 'Signed by the supplier',
      },
      {
        title: 'Written terms before you pay',
        description:
          'You agree to the payment terms in writing before you order. See “Where Your Money Goes”.',
        who: 'Agreed by you',
      },
      {
        title: 'A label on every carton',
        description: "We label and pack each carton to the receiving warehouse's requirements.",
        who: 'Checked by our prep team',
      },
    ] satisfies (Point & { who: string })[],
  },
  reasons: {
    heading: 'Why Sellers Work with Us',
    lede: 'Here is what to expect from a first order.',
    points: [
      {
        title: 'One landed price',
        description:
          'It covers product, shipping, duties and taxes. Our fee is on its own line in the same quote.',
      },
      {
        title: 'Supplier options in days',
        description: 'Our teams first ask suppliers they already know. If none is suitable, they search for others.',
      },
      {
        title: 'Samples in 1-2 weeks',
        description: 'That is the usual time from your go-ahead to a sample in your hands.',
      },
      {
        title: 'MOQs that fit a first order',
        description: 'You learn what sells before you buy more.',
      },
      {
        title: 'Every order inspected',
        description: 'We inspect the finished goods of every full-service order before they are shipped.',
      },
      {
        title: 'Goods ready to sell',
        description:
          'We label and pack goods for Amazon FBA, Walmart WFS, TikTok Shop or your own warehouse.',
      },
    ] satisfies Point[],
  },
  otherWays: {
    heading: 'When We Are Not the Right Partner',
    points: [
      {
        title: 'You need fewer than 50 units',
        description: 'Few factories accept an order that small. A wholesaler has stock on hand and will cost you less.',
      },
      {
        title: 'You need goods this month',
        description: 'Before production begins, sourcing takes 15 days on average, and a sample takes 1-2 weeks.',
      },
      {
        title: 'Your product needs a new mould',
        description: 'A mould can cost more than a first order. Start with a mould that the factory already has.',
      },
      {
        title: 'Your product needs a licence',
        description: "For medicines, food or medical devices, consult a specialist in your country's regulations.",
      },
    ] satisfies Point[],
  },
  closing: {
    heading: 'Put a local team on your next order',
    lede: "Tell us what you need. You'll see the suppliers and the costs before you commit to anything.",
    action: { label: 'Get Free Quote', href: '/contact' },
  } satisfies Closing,
}
