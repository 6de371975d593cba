/** The records that page copy is written in. Content imports nothing but this file. */

/** A readonly tuple of exactly `N` entries: a wrong count is a type error. */
export type Exactly<
  N extends number,
  T,
  Built extends readonly T[] = readonly [],
> = Built['length'] extends N ? Built : Exactly<N, T, readonly [...Built, T]>

/** An address of this site. That a page stands there, the tests hold. */
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

/** `title` leaves room for " | " and the company's name within 60 characters. */
export interface PageHead {
  readonly title: string
  readonly description: string
}

export interface CallToAction {
  readonly label: string
  readonly href: PagePath
}

export interface PageIntro {
  readonly heading: string
  readonly lede: string
}

/** The first action is the one that the page is for. */
export interface Hero extends PageIntro {
  readonly actions: readonly [CallToAction, ...CallToAction[]]
  /** What asking costs and how soon an answer comes, in a few words. */
  readonly assurance?: string
}

/** What every page's record has; `<head>`, link previews and search engines' data are made of it. */
export interface PageContent {
  readonly head: PageHead
  readonly hero: PageIntro
}

export interface SectionIntro {
  readonly heading: string
  readonly lede?: string
}

/** The last band of a page: one sentence, one button, and what happens next in three words. */
export interface Closing {
  readonly heading: string
  readonly lede: string
  readonly action: CallToAction
  readonly next: Exactly<3, string>
}

/** Both ends included. */
export interface Span {
  readonly from: number
  readonly to: number
}

export interface ServiceCard {
  readonly title: string
  readonly description: string
  readonly link?: CallToAction
}

export interface FeatureCard {
  readonly icon: IconName
  readonly title: string
  readonly description: string
}

/** One entry of a list of reasons, principles or advantages. */
export interface Point {
  readonly title: string
  readonly description: string
}

/** What stands over a packing list, left and right of the number of its lines. */
export interface PackingListHead {
  readonly title: string
  readonly note: string
}

/** Things that the service takes over, as the lines of a document. */
export interface PackingList<N extends number> {
  readonly sheet: PackingListHead
  readonly lines: Exactly<N, FeatureCard>
}

/** `number` counts from 1. */
export interface Step {
  readonly number: number
  readonly title: string
  readonly description: string
}

export interface Category {
  readonly name: string
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

export interface PricingPlan {
  readonly title: string
  /** Whom the plan is for, in a few words. */
  readonly suits: string
  readonly description: string
  readonly features: readonly string[]
}

export interface FaqEntry {
  readonly question: string
  readonly answer: string
}

export interface ResearchType {
  readonly title: string
  readonly description: string
  readonly bestFor: string
  /** `days` in words. */
  readonly timeline: string
  readonly days: Span
}

/** `step` counts from 1. */
export interface ReportSection {
  readonly step: number
  readonly title: string
  readonly description: string
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
export interface Deliverable {
  readonly title: string
  readonly description: string
  readonly items: readonly string[]
}

/** The picture of a landed quote: a sheet of fields, ruled rows and a total, without amounts. */
export interface LandedQuote {
  readonly title: string
  readonly fields: Exactly<4, { readonly label: string; readonly value: string }>
  readonly rows: Exactly<3, LandedQuoteRow>
  readonly total: string
  readonly stamp: string
  readonly caption: string
  /** The picture in words, for those who do not see it. */
  readonly alternative: string
}

/** `share` is the length of the bar, in percent of the total: an illustration, never shown as text. */
export interface LandedQuoteRow {
  readonly label: string
  readonly note: string
  readonly share: number
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
  readonly origins: Exactly<5, string>
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
