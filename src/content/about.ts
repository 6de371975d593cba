import { evidence } from './evidence.ts'
import { exampleGoods } from './example-goods.ts'
import { chosenSupplier, exampleOrder, sum } from './example-order.ts'
import { sections } from './labels.ts'
import { termsAbout } from './terms.ts'
import type { Closing, Hero, PageHead, Point, TermTopic, TradeDocument } from './types.ts'

const { company, references } = evidence

/** Returns the line for the check sheet, or nothing if you have not given the fact. */
function ourAnswer(...facts: (string | undefined)[]): string | undefined {
  const given = facts.filter(Boolean).join(', ')
  return given ? `Our answer: ${given}` : undefined
}

function answerTo(topic: TermTopic): string | undefined {
  return ourAnswer(...termsAbout(topic).map(({ answer }) => answer))
}

export const about = {
  head: {
    title: 'About our local sourcing teams',
    description:
      'Our local teams in China, India, Vietnam, Bangladesh and Turkey find suppliers, negotiate, inspect and ship for you. See how we work with sellers.',
    picture: { stamp: 'Local teams' },
  } satisfies PageHead,
  hero: {
    heading: "We go to the factory so you don't have to",
    lede: 'We are a sourcing agent with local teams in five countries. They visit the factory, compare your goods with the sample you approved, and send you photos and video.',
    actions: { primary: { label: 'Talk to a Sourcing Expert', href: '/contact' } },
    assurance: 'Asking is free, even if you never order.',
    alternative:
      'An inspection bench. A digital gauge measures the thickness of a baking mat while a camera films it. Beside them is a carton with a check mark on it.',
  } satisfies Hero & { alternative: string },
  localTeams: {
    heading: 'Local Teams in Five Countries',
    lede: 'Our teams live where your goods are made: in China, India, Vietnam, Bangladesh and Turkey.',
    points: [
      {
        title: 'They know the factories',
        description: 'They know the suppliers in their own market, speak its language and visit its factories.',
      },
      {
        title: 'They negotiate face to face',
        description:
          'They sit down with the factory to agree on the price, the MOQ and the dates.',
      },
      {
        title: 'They inspect at the factory',
        description: 'The team in the country where your goods are made inspects them and films what it finds.',
      },
      {
        title: 'They get the goods on board',
        description: 'They label and pack your goods, book the freight and prepare the customs papers.',
      },
    ] satisfies Point[],
  },
  verified: {
    heading: sections.verified.heading,
    lede: 'We call a supplier verified only after our local team has carried out these four checks. You then approve a sample, and we inspect your goods.',
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
        title: 'We know its capacity',
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
        who: 'Checked by our inspector in the country of production',
      },
      {
        title: 'A verified supplier before you pay a deposit',
        description: [
          'The supplier has passed the four checks listed under “',
          sections.verified,
          '”.',
        ],
        who: 'Checked by our sourcing team',
      },
      {
        title: 'Written terms before you pay',
        description: [
          'You agree to the payment terms in writing before you order. See “',
          sections.money,
          '”.',
        ],
        who: 'Agreed by you',
      },
      {
        title: 'A label on every carton',
        description: "We label and pack each carton to the receiving warehouse's requirements.",
        who: 'Checked by our prep team',
      },
    ] satisfies (Point & { who: string })[],
  },
  rejection: {
    heading: 'When We Reject an Order',
    lede: 'Suppose that the mats in our example order are too thin. We hold the goods at the factory and show you the defects. You decide what happens next.',
    worksheet: 'Try it: inspect an example',
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
  checks: {
    heading: 'Check Any Supplier or Agent',
    lede: 'Print this sheet before you pay anyone. Use it to check us as well.',
    sheet: { title: 'Check sheet' },
    print: 'Print this sheet',
    points: [
      {
        title: 'Look up the company',
        description: "Find it in its country's business register, and compare the name and address with the quote.",
        ours: ourAnswer(company.legalName, company.registrationNumber),
      },
      {
        title: 'Check the bank account',
        description: 'It must be in the name of the company that signs your contract.',
        ours: answerTo('payment'),
      },
      {
        title: 'See the factory',
        description: 'Visit it, send an inspector, or ask for a video call from the production line.',
      },
      {
        title: 'Find out who makes the goods',
        description: 'Ask which steps the factory does itself, and which parts it buys in.',
      },
      {
        title: 'Ask for the delivered price',
        description: 'It includes freight, duties and taxes. Ask how long it is valid.',
        ours: answerTo('validity'),
      },
      {
        title: 'Ask who pays the agent',
        description: 'Ask if factories pay the agent a commission, and if you will see their invoices.',
        ours: answerTo('kickbacks'),
      },
      {
        title: 'Approve a sample',
        description: 'Ask what it costs, and keep it. Your contract should say that the goods must match it.',
        ours: answerTo('sample'),
      },
      {
        title: 'Agree on faulty goods in writing',
        description: 'The contract says what counts as a defect, and who pays for it.',
        ours: answerTo('liability'),
      },
      {
        title: 'Inspect before you pay the balance',
        description: 'Keep the right to reject the goods or to send your own inspector.',
        ours: answerTo('rejection'),
      },
      {
        title: 'Call two customers',
        description: 'Ask what went wrong with their last order, and what was done about it.',
        ours: ourAnswer(...references.entries.map(({ name }) => name)),
      },
    ] satisfies (Point & { ours?: string | undefined })[],
  },
  otherWays: {
    heading: sections.partner.heading,
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

const { item, quantity, inspected, chosen } = exampleOrder
const { inspection, rejected } = exampleGoods
const { decision, rework, inspection: reinspection } = rejected.days
const major = inspection.classes[1]
const faulty = Object.entries(rejected.found).flatMap(([type, defects]) =>
  [...new Set<string>(defects)].map((defect) => [
    defect,
    String(defects.filter((other) => other === defect).length),
    type,
  ]),
)

/** Returns the days of a stage, such as "2-7", when `before` days have passed. */
function daysOf(before: number, length: number): string {
  return length === 1 ? String(before + 1) : `${before + 1}-${before + length}`
}

export const rejectionReport: TradeDocument = {
  title: 'Inspection report',
  fields: [
    { label: 'Item', value: item },
    { label: 'Made by', value: `${chosen}, ${exampleOrder.from}` },
    { label: 'Inspected', value: `${inspected} of ${quantity} units` },
    { label: 'Rejected', value: `${rejected.found.Major.length} major defects, ${major.accept} allowed` },
  ],
  tables: [
    {
      caption: 'Defects found',
      columns: ['Defect', 'Units', 'Class'],
      rows: faulty,
      figures: 'middle',
    },
    {
      caption: 'What happens next',
      columns: ['Day', 'Stage', 'Who pays'],
      rows: [
        [daysOf(0, decision), 'You choose a rework', 'no cost'],
        [daysOf(decision, rework), `The factory sorts ${quantity} units and remakes ${rejected.remade}`, 'the factory'],
        [daysOf(decision + rework, reinspection), `Second inspection, ${inspected} units: accepted`, 'the factory'],
      ],
      total: [String(sum(Object.values(rejected.days))), `days late, after ${chosenSupplier.weeks} weeks of production`, 'your time'],
    },
  ],
  note: 'In this example, the written terms say that the factory pays. Your own terms decide who pays for your order, and you agree to them before you order.',
  stamp: 'Rejected',
}
