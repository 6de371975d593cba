import type { PageHead, PageIntro, PolicySection } from './types.ts'

/** After how many months an inquiry is deleted. The database function and the guide say the same. */
export const retentionMonths = 24

export const privacyPolicy = {
  head: {
    title: 'Privacy policy',
    description:
      'What our quote form stores, who receives it, where it is processed, how long it is kept, and whom to ask for a copy or its deletion. January 2025.',
    picture: { label: 'January 2025', stamp: 'Staff only' },
  } satisfies PageHead,
  hero: {
    heading: 'Privacy Policy',
    lede: 'The short version: you send us a form, our staff read it to answer you, and two years later it is deleted. The long version follows.',
  } satisfies PageIntro,
  /** The picture: an inquiry with its answers blacked out. */
  sheet: {
    title: 'Quote request',
    stamp: 'Staff only',
    facts: [
      { label: 'Read by', value: 'Our own staff' },
      { label: 'Deleted after', value: `${retentionMonths} months` },
    ],
  },
  dated: 'January 2025',
  sections: [
    {
      heading: 'Introduction',
      summary: 'One site, one form.',
      paragraphs: [
        'This website is operated by a Canadian corporation ("we", "us"). We help businesses find suppliers, import goods and prepare them for marketplaces.',
        'This policy, dated January 2025, says what personal information the website handles, why, and what you can ask of us. It covers this website and the inquiries sent through it.',
      ],
    },
    {
      heading: 'Information We Collect',
      summary: 'What you write, and little else.',
      paragraphs: [
        'You can read every page without telling us who you are. Like any web host, ours handles your IP address to deliver the pages and to limit how often the form can be sent. We do not store it with your inquiry.',
        'When you send the quote form, we store:',
      ],
      list: [
        'your name and your e-mail address, which we need in order to reply;',
        'your phone number, if you give one;',
        'what you tell us about the product, and the quantity if you give one;',
        'the time at which the inquiry arrived, and how and when our staff were notified of it;',
        'a request key, which makes sure that a form sent twice becomes one inquiry;',
        'a mark, if a program rather than a person seems to have filled in the form.',
      ],
    },
    {
      heading: 'Cookies and Tracking Technologies',
      summary: 'None today.',
      paragraphs: [
        'Marketing and analytics cookies may be used on this website. Today none are: the site sets no cookies, and while you browse, your browser sends nothing to third parties.',
        'It stores nothing in your browser either. What you write in the form, and your copy of what you sent, stay in the memory of the open tab and are gone when you close or reload it.',
        'Before we start to use cookies we will name them in this section, and ask for your consent where the law requires it.',
      ],
    },
    {
      heading: 'How We Use Your Information',
      summary: 'To answer you.',
      paragraphs: ['We use what you send us for these purposes and no others:'],
      list: [
        'to answer your inquiry and prepare a quote;',
        'to look for suppliers of the product you describe;',
        'to carry out the order, if you place one with us;',
        'to keep the form working and protect it from abuse;',
        'to meet legal obligations that apply to us.',
      ],
    },
    {
      heading: 'Information Sharing',
      summary: 'Never sold.',
      paragraphs: [
        'We do not sell personal information. Your inquiry is read by our own staff. To obtain quotes, they describe the product you asked for to suppliers.',
        'We may have to disclose information where a law, a court or a public authority obliges us to.',
        'These companies process the data for us, each for one task:',
      ],
      list: [
        'Netlify hosts the website and receives the form;',
        'Neon keeps the Postgres database in which inquiries are stored;',
        'Resend delivers the e-mail that brings an inquiry to our staff.',
      ],
    },
    {
      heading: 'Data Security',
      summary: 'Encrypted on its way to us.',
      paragraphs: [
        'The form travels to us over an encrypted connection (HTTPS). Access to the database and to the staff mailbox needs credentials that are not part of the website. Our technical logs record that an inquiry arrived, never what it says.',
        'No transmission or storage is perfectly safe. Please leave passwords, payment card details and trade secrets out of the form; an NDA can be put in place first.',
      ],
    },
    {
      heading: 'Data Retention',
      summary: `${retentionMonths} months, then deleted.`,
      paragraphs: [
        `We keep an inquiry for ${retentionMonths} months from the day it arrives. Then our database deletes it by itself, and our staff delete the e-mail that brought it to them. If it became an order, we keep the records that tax and customs law require for as long as they require it. You may ask us to delete yours sooner.`,
      ],
    },
    {
      heading: 'Your Rights',
      summary: 'See it, correct it, delete it.',
      highlighted: true,
      paragraphs: [
        'Write to {email} to use any of the rights below. We may ask you to write from the address that you gave in the form, so that nobody else can ask in your name.',
        'If our answer does not satisfy you, you can turn to the Office of the Privacy Commissioner of Canada, or to the privacy authority where you live.',
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
      summary: 'Outside Canada too.',
      paragraphs: [
        'Netlify, Neon and Resend may process your information outside Canada, including in the United States, where the authorities can have access to it under local law. Our staff and local teams may read it in the countries where they work.',
      ],
    },
    {
      heading: "Children's Privacy",
      summary: 'Not for under 18s.',
      paragraphs: [
        'Our service is for businesses. It is not directed at anyone under 18, and we do not knowingly collect information from anyone under that age. If you believe that a minor has sent us the form, tell us, and we will delete it.',
      ],
    },
    {
      heading: 'Changes',
      summary: 'Said on this page.',
      paragraphs: [
        'When what we do changes, we change this page and the date at its head. A new use of information that you have already sent us needs your agreement first.',
      ],
    },
    {
      heading: 'Governing Law',
      summary: 'Canadian law.',
      paragraphs: [
        'This policy, and any question about it, is governed by the laws of Canada. Mandatory rights that you have where you live are not affected.',
      ],
    },
    {
      heading: 'Contact Us',
      summary: 'By e-mail.',
      paragraphs: [
        'For questions about this policy, for a copy of your information, or to have it corrected or deleted, write to {email}.',
      ],
    },
  ] satisfies PolicySection[],
}
