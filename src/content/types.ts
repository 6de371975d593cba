/** The records that page copy is written in. Content imports nothing but this file. */

/** A path of this site. A test makes sure that its page exists. */
export type PagePath = `/${string}`

export type IconName = 'carton' | 'coins' | 'label' | 'magnifier'

/** The words of a page. Its sections are between hero and closing, each under a name of its own. */
export interface PageContent {
  readonly head: PageHead
  readonly hero: Hero
  readonly [section: string]: PageHead | Hero | SectionContent | Closing
}

/** `title` leaves room for " | " and the company's name within 60 characters. */
export interface PageHead {
  readonly title: string
  readonly description: string
  readonly picture?: SharingPicture
}

/** What the picture in a page's link preview says besides the headline. */
export interface SharingPicture {
  /** The name of the document; the default is the page's name in the navigation. */
  readonly label?: string
  /** Words that are on the page as well. */
  readonly stamp: string
  readonly passed?: true
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

/** The first action is the primary one. */
export interface Hero extends PageIntro {
  readonly actions?: readonly CallToAction[]
  /** What asking costs and how soon an answer comes, in a few words. */
  readonly assurance?: string
  readonly quote?: LandedQuote
  /** Text alternative of a picture that has no words of its own. */
  readonly alternative?: string
  readonly report?: {
    readonly title: string
    readonly summary: string
    readonly stamp: string
    readonly alternative: string
  }
  readonly quay?: { readonly door: string; readonly alternative: string }
}

/** The last band of a page: one sentence, one button, and what happens next in a word each. */
export interface Closing extends PageIntro {
  readonly action: CallToAction
  readonly next: readonly string[]
  /** What is drawn beside the words. */
  readonly job?: Job
}

/** A section of a page: its heading and what it shows, which is almost always one list. */
export interface SectionContent extends SectionIntro {
  readonly action?: CallToAction
  readonly audiences?: readonly Audience[]
  readonly cards?: readonly (FeatureCard | ServiceCard)[]
  readonly categories?: readonly Category[]
  readonly entries?: readonly FaqEntry[]
  readonly groups?: readonly Deliverable[]
  readonly hands?: readonly StampedPoint[]
  readonly launch?: LaunchTimeline
  readonly mark?: string
  readonly pitfalls?: readonly Pitfall[]
  readonly plans?: readonly PricingPlan[]
  readonly points?: readonly (Point | Contrast | FeatureCard)[]
  readonly routeMap?: RouteMap
  readonly sections?: readonly Point[]
  readonly sheet?: { readonly title: string; readonly stamp: string }
  readonly sides?: Sides
  readonly statement?: string
  readonly stats?: readonly Stat[]
  readonly steps?: readonly Point[]
  readonly strengths?: readonly Stat[]
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

/** A point with a stamp of a word or two: who approved it, or when it is due. */
export interface StampedPoint extends Point {
  readonly stamp: string
}

/** The column heads of a comparison: without the company, and with it. */
export interface Sides {
  readonly without: string
  readonly within: string
}

/** A point and, in a few words, what a buyer has without the company. */
export interface Contrast extends Point {
  readonly otherwise: string
}

/** A job of the service, by the drawing that stands for it. */
export type Job = 'quote' | 'options' | 'sample' | 'firstOrder' | 'footage' | 'label' | 'dock'

export interface FeatureCard extends Point {
  readonly icon: Job
}

/** A buyer, and the drawing of the load that they order. */
export interface Audience extends Point {
  readonly load: 'parcel' | 'pallet' | 'single' | 'growth' | 'ownLabel'
}

/** `drawing` is the product that stands on the shelf for its category. */
export interface Category {
  readonly name: string
  readonly drawing:
    | 'pot'
    | 'dumbbell'
    | 'headphones'
    | 'blocks'
    | 'bowl'
    | 'bottle'
    | 'hammer'
    | 'present'
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
  /** The figure within the result, set large. */
  readonly number: string
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

/** `note` says what is counted, and what is not. */
export interface Stat {
  readonly number: string
  readonly label: string
  readonly note?: string
}

export interface Pitfall {
  readonly icon: IconName
  readonly title: string
  readonly problem: string
  readonly solution: string
}

export interface Deliverable extends Point {
  readonly items: readonly string[]
}

/** A landed quote with a worked example. Amounts are for one unit, in `currency`. */
export interface LandedQuote {
  readonly title: string
  /** Says that the figures are no offer. */
  readonly mark: string
  readonly fields: readonly { readonly label: string; readonly value: string }[]
  readonly currency: string
  readonly quantity: number
  readonly rows: readonly { readonly label: string; readonly amount: number }[]
  readonly total: string
  /** Words after the price of one unit, and after the price of all units. */
  readonly each: string
  readonly inAll: string
  readonly stamp: string
  readonly caption: string
}

/** A result told as a case. It names the client's role, never an invented person or quotation. */
export interface Testimonial {
  readonly attribution: string
  readonly result: string
  readonly story: string
  readonly weeks: number
}

/** The weeks in which a launch falls; `timeline` is the same in words. */
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
 * introduces it. `inShort` sums the clause up; `isKey` marks the clause that visitors act on.
 */
export interface PolicySection {
  readonly heading: string
  readonly inShort: string
  readonly isKey?: boolean
  readonly paragraphs: readonly string[]
  readonly list?: readonly string[]
}

/** A file in `src/content/photos/` and its text alternative. */
export interface Photo {
  readonly file: string
  readonly alt: string
}

export interface Person {
  readonly name: string
  readonly role: string
  readonly city: string
  readonly photo?: Photo
}

/** Somebody who ordered, what they say, and the page on which they say it. */
export interface Reference {
  readonly name: string
  readonly says: string
  readonly href: string
}

export interface CompanyRecord {
  readonly legalName: string
  readonly registrationNumber: string
  readonly streetAddress: string
  readonly telephone: string
  readonly since: string
}

export interface EvidenceList<Entry> {
  readonly heading: string
  readonly entries: readonly Entry[]
}

/** What a company can show of itself. What is not known yet is an empty text or list. */
export interface Evidence {
  readonly company: CompanyRecord
  readonly people: EvidenceList<Person>
  readonly factoryFloor: EvidenceList<Photo>
  readonly references: EvidenceList<Reference>
}
