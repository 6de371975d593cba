import { retentionMonths } from '../inquiry/limits.ts'
import { site } from '../site.ts'
import { evidence } from './evidence.ts'
import type { Hero, PageHead, PolicySection } from './types.ts'

const { legalName, registrationNumber, streetAddress, telephone } = evidence.company
const operator = [
  legalName ? `${legalName}, a Canadian corporation` : 'a Canadian corporation',
  registrationNumber && ` (registration no. ${registrationNumber})`,
  legalName && streetAddress && `, ${streetAddress}`,
].join('')
const otherWays = [
  telephone && ` You can also call ${telephone}.`,
  streetAddress && ` Our address is ${streetAddress}.`,
].join('')

const { analytics, frames } = site
const framed = frames.map((origin) => origin.replace('https://', '')).join(' and ')
const framing = frames.length > 0
  ? ` Some pages show content from ${framed}. When you open such a page, your browser connects to that company, which receives your IP address and may set cookies of its own.`
  : ''
const thirdParties = frames.length > 0 ? '' : ', and your browser sends nothing to third parties while you browse'
const counters = analytics?.origins.map((origin) => origin.replace('https://', '')).join(' and ')
const tracking = analytics
  ? `Today the site sets no cookies. We count page views with a script that sets none either: it sends the address of each page you open, your browser's name and your IP address to ${counters || 'our server'}.`
  : `Today we use none: the site sets no cookies${thirdParties}.`

export const privacyPolicy = {
  head: {
    title: 'Privacy policy',
    description:
      'What our quote form stores, who reads it, where it is processed, how long we keep it, and how to get a copy or have it deleted. Dated January 2025.',
    picture: { label: 'January 2025', stamp: 'Never sold' },
  } satisfies PageHead,
  hero: {
    heading: 'Privacy Policy',
    lede: `In short: our staff and local teams read your quote request. To get prices, they describe the product to suppliers. We delete the request after ${retentionMonths} months. We set no cookies and never sell your information.`,
  } satisfies Hero,
  sheet: {
    title: 'Quote request',
    stamp: 'Never sold',
    facts: [
      { label: 'Read by', value: 'Our staff and local teams' },
      { label: 'Deleted after', value: `${retentionMonths} months` },
    ],
  },
  dated: 'January 2025',
  sections: [
    {
      heading: 'Introduction',
      summary: 'This policy covers this website and its quote form.',
      paragraphs: [
        `This website is operated by ${operator} ("we", "us"). We help businesses find suppliers, import goods and prepare them for marketplaces.`,
        'This policy, dated January 2025, explains which personal information this website collects, why, and what your rights are. It covers this website and the quote requests sent through it.',
      ],
    },
    {
      heading: 'Information We Collect',
      summary: 'We store what you enter in the quote form.',
      paragraphs: [
        'You can read every page without telling us who you are. Our web host processes your IP address to deliver the pages and to limit how often the form can be sent. We do not store your IP address with your quote request.',
        'When you send the quote form, we store:',
      ],
      list: [
        'your name and email address, which we need in order to reply;',
        'your phone number, if you give one;',
        'your product details, and the quantity if you give one;',
        'the time at which your request arrived, when it was emailed to our staff, and whether that email arrived;',
        'a request key, so that a form sent twice is stored once;',
        'a note if the form appears to have been filled in by a program.',
      ],
    },
    {
      heading: 'Cookies and Tracking Technologies',
      summary: 'We set no cookies today.',
      paragraphs: [
        `Marketing and analytics cookies may be used on this website. ${tracking}${framing}`,
        'Only your browser keeps your entries in the form, and the copy shown after you send it. When you leave the page or hide the tab, it may store them in its profile on your device, so that they are still there when you come back. Browsers that restore closed tabs may restore these entries too.',
        'Before we start to use cookies, we will list them in this section and ask for your consent if the law requires it.',
      ],
    },
    {
      heading: 'How We Use Your Information',
      summary: 'We use it to reply to you and prepare your quote.',
      paragraphs: ['We use your information only for these purposes:'],
      list: [
        'to reply to you and prepare a quote;',
        'to look for suppliers of the product you describe;',
        'to carry out the order, if you place one with us;',
        'to keep the form working and protect it from abuse;',
        'to meet legal obligations that apply to us.',
      ],
    },
    {
      heading: 'Information Sharing',
      summary: 'We never sell your information.',
      paragraphs: [
        'We do not sell personal information. Our staff and local teams read your quote request. To get prices, they describe the product to suppliers.',
        'We may have to disclose information if a law, a court or a public authority requires it.',
        'These companies process your information for us:',
      ],
      list: [
        'Netlify hosts the website and receives the form;',
        'Neon hosts the database in which quote requests are stored;',
        'Resend delivers the email that tells our staff about your request.',
      ],
    },
    {
      heading: 'Data Security',
      summary: 'The form is sent over an encrypted connection.',
      paragraphs: [
        'Your browser sends the form over an encrypted connection (HTTPS). Only authorized people can open the database and the staff mailbox. Our technical logs record that a request arrived, but not what it says.',
        'No transmission or storage is perfectly secure. Please do not enter passwords, payment card details or trade secrets in the form.',
      ],
    },
    {
      heading: 'Data Retention',
      summary: `We delete your request after ${retentionMonths} months.`,
      paragraphs: [
        `We keep your quote request for ${retentionMonths} months from the day it arrives. Then our database deletes it automatically, and our staff delete the email about it. If you order, we keep the records that tax and customs law require for as long as the law requires. You can ask us to delete your request sooner.`,
      ],
    },
    {
      heading: 'Your Rights',
      summary: 'You can see, correct or delete your information.',
      highlighted: true,
      paragraphs: [
        `To use any of the rights below, email ${site.email}. We may ask you to write from the address that you gave in the form, so that nobody else can ask in your name.`,
        'If you are not satisfied with our reply, you can contact the Office of the Privacy Commissioner of Canada or the privacy authority where you live.',
        'You may ask us:',
      ],
      list: [
        'to show you the personal information we hold about you;',
        'to correct it;',
        'to delete it;',
        'to stop using it, by withdrawing your consent.',
      ],
    },
    {
      heading: 'International Data Transfers',
      summary: 'Your information may be processed outside Canada.',
      paragraphs: [
        'Netlify, Neon and Resend may process your information outside Canada, including in the United States, where authorities may have access to it under local law. Our staff and local teams may read it in the countries where they work.',
      ],
    },
    {
      heading: "Children's Privacy",
      summary: 'Our service is for people aged 18 and over.',
      paragraphs: [
        'Our service is for businesses. It is not directed at anyone under 18, and we do not knowingly collect information from anyone under that age. If you believe that a minor has sent us the form, tell us, and we will delete the information.',
      ],
    },
    {
      heading: 'Changes',
      summary: 'We publish changes on this page.',
      paragraphs: [
        'If our practices change, we update this page and its date. If we plan a new use for information that you have already sent us, we ask for your agreement first.',
      ],
    },
    {
      heading: 'Governing Law',
      summary: 'Canadian law applies.',
      paragraphs: [
        'This policy is governed by the laws of Canada. It does not affect mandatory rights that you have where you live.',
      ],
    },
    {
      heading: 'Contact Us',
      summary: 'Email us.',
      paragraphs: [
        `Email ${site.email} if you have questions about this policy, want a copy of your information, or want us to correct or delete it.${otherWays}`,
      ],
    },
  ] satisfies PolicySection[],
}
