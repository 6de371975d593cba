/** The records that page copy is written in. Content imports nothing but this file. */

/** An address of this site. A test makes sure that a page stands there. */
export type PagePath = `/${string}`

/** Line icons, named by what they stand for. */
export const iconNames = [
  'calendar',
  'camera',
  'carton',
  'chart',
  'clipboard',
  'coins',
  'document',
  'factory',
  'globe',
  'handshake',
  'label',
  'magnifier',
  'people',
  'percent',
  'route',
  'scale',
  'shield',
  'ship',
  'stamp',
  'storefront',
  'truck',
] as const
export type IconName = (typeof iconNames)[number]

/** The words of a page. Its sections stand between hero and closing, under names of their own. */
export interface PageContent {
  readonly head: PageHead
  readonly hero: Hero
  readonly [section: string]: PageHead | Hero | SectionContent | Closing
}

/** `title` leaves room for " | " and the company's name within 60 characters. */
export interface PageHead {
  readonly title: string
  readonly description: string
}

export interface CallToAction {
  readonly label: string
  readonly href: PagePath
}

export interface SectionIntro {
  readonly heading: string
  readonly lede?: string
}

export interface PageIntro extends SectionIntro {
  readonly lede: string
}

/** The first action is the one that the page is for. */
export interface Hero extends PageIntro {
  readonly actions?: readonly CallToAction[]
  /** What asking costs and how soon an answer comes, in a few words. */
  readonly assurance?: string
  readonly quote?: LandedQuote
}

/** The last band of a page: one sentence, one button, and what happens next in three words. */
export interface Closing extends PageIntro {
  readonly action: CallToAction
  readonly next: readonly [string, string, string]
}

/** A section of a page: its heading and what it shows, which is almost always one list. */
export interface SectionContent extends SectionIntro {
  readonly action?: CallToAction
  readonly cards?: readonly (FeatureCard | ServiceCard)[]
  readonly categories?: readonly Category[]
  readonly entries?: readonly FaqEntry[]
  readonly groups?: readonly Deliverable[]
  readonly launch?: LaunchTimeline
  readonly lines?: readonly FeatureCard[]
  readonly pitfalls?: readonly Pitfall[]
  readonly plans?: readonly PricingPlan[]
  readonly points?: readonly Point[]
  readonly routeMap?: RouteMap
  readonly sections?: readonly Point[]
  readonly sheet?: PackingListHead
  readonly stats?: readonly Stat[]
  readonly steps?: readonly Point[]
  readonly testimonial?: Testimonial
  readonly types?: readonly ResearchType[]
  readonly wins?: readonly CaseWin[]
}

/** One entry of a list. Where a list is numbered, as steps are, the number is the entry's place. */
export interface Point {
  readonly title: string
  readonly description: string
}

export interface ServiceCard extends Point {
  readonly link?: CallToAction
}

export interface FeatureCard extends Point {
  readonly icon: IconName
}

/** What stands over a packing list, left and right of the number of its lines. */
export interface PackingListHead {
  readonly title: string
  readonly note: string
}

export interface Category {
  readonly name: string
}

/** Both ends included. */
export interface Span {
  readonly from: number
  readonly to: number
}

/**
 * What a case win's picture is drawn from: `cost` as percent of the cost before, `weeks` from brief
 * to live, `units` as the size of a first order.
 */
export type CaseFigure =
  | { readonly kind: 'cost'; readonly percent: number }
  | { readonly kind: 'weeks'; readonly weeks: number }
  | { readonly kind: 'units'; readonly units: Span }

export interface CaseWin {
  readonly title: string
  readonly result: string
  readonly detail: string
  readonly figure: CaseFigure
}

/** `suits` says in a few words whom the plan is for. */
export interface PricingPlan extends Point {
  readonly suits: string
  readonly features: readonly string[]
}

export interface FaqEntry {
  readonly question: string
  readonly answer: string
}

/** `timeline` is `days` in words. */
export interface ResearchType extends Point {
  readonly bestFor: string
  readonly timeline: string
  readonly days: Span
}

export interface Stat {
  readonly number: string
  readonly label: string
}

export interface Pitfall {
  readonly icon: IconName
  readonly title: string
  readonly problem: string
  readonly solution: string
}

/** A group of things that a visitor receives. */
export interface Deliverable extends Point {
  readonly items: readonly string[]
}

/** The picture of a landed quote: a sheet of fields, ruled rows and a total, without amounts. */
export interface LandedQuote {
  readonly title: string
  readonly fields: readonly { readonly label: string; readonly value: string }[]
  /** `share` is the length of a bar in percent of the total: an illustration, never shown as text. */
  readonly rows: readonly {
    readonly label: string
    readonly note: string
    readonly share: number
  }[]
  readonly total: string
  readonly stamp: string
  readonly caption: string
  /** The picture in words, for those who do not see it. */
  readonly alternative: string
}

/** A result told as a case: the role of the one who got it, never an invented person or quotation. */
export interface Testimonial {
  readonly attribution: string
  readonly result: string
  readonly story: string
  readonly weeks: number
}

/** A launch as a stretch of a week axis; `timeline` is `weeks` in words. */
export interface LaunchTimeline {
  readonly timeline: string
  readonly weeks: Span
  readonly caption: string
}

/** The picture of where goods come from. `alternative` is the picture in words. */
export interface RouteMap {
  readonly origins: readonly string[]
  readonly destination: string
  readonly caption: string
  readonly alternative: string
}

/**
 * `{email}` stands for the company's address. The list comes after the paragraphs, the last of which
 * introduces it.
 */
export interface PolicySection {
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly list?: readonly string[]
}
