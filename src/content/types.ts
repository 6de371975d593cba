/** The records that page copy is written in. Content imports nothing but this file. */

/** A path of this site. A test makes sure that its page exists. */
export type PagePath = `/${string}`

export type IconName = 'carton' | 'coins' | 'label' | 'magnifier'

/** Every page has these. Each other section has the type that its component takes. */
export interface PageContent {
  readonly head: PageHead
  readonly hero: PageIntro
  /** A page with questions is an FAQ page to search engines. */
  readonly faq?: { readonly questions: readonly FaqEntry[] }
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
  /** What asking costs and how soon a reply comes, in a few words. */
  readonly assurance?: string
}

/** The last band of a page: one sentence, one button, and what happens next in a word each. */
export interface Closing extends PageIntro {
  readonly action: CallToAction
  readonly next: readonly string[]
  /** What is drawn beside the words. */
  readonly job?: Job
}

/** One entry of a list. In a numbered list, as of steps, its number is its place in the list. */
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

/** The column heads of a comparison. */
export interface ComparedSides {
  readonly withoutUs: string
  readonly withUs: string
}

/** A point and, in a few words, what a buyer has without the company. */
export interface ComparedPoint extends Point {
  readonly withoutUs: string
}

/** A job of the service, by the drawing that stands for it. */
export type Job = 'quote' | 'options' | 'sample' | 'firstOrder' | 'footage' | 'label' | 'dock'

export interface FeatureCard extends Point {
  readonly icon: Job
}

/** A buyer, and the drawing of the load that they order. */
export interface Audience extends Point {
  readonly drawing: 'parcel' | 'pallet' | 'single' | 'growth' | 'ownLabel'
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

/** The first figure in the result is set large. */
export interface CaseWin {
  readonly title: string
  readonly result: string
  readonly detail: string
}

export interface PricingPlan extends Point {
  /** Whom the plan suits, in a few words. */
  readonly bestFor: string
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

/** One page of the report, with one of its drawings. */
export interface ReportSection extends Point {
  readonly drawing: 'recommendations' | 'months' | 'competitors' | 'costs' | 'factories'
}

/** The quay at the top of the sourcing page. Its containers carry the map's origins. */
export interface Quay {
  readonly door: string
  readonly alternative: string
}

/** The picture of the report. */
export interface ReportCover {
  readonly title: string
  readonly summary: string
  readonly stamp: string
  readonly alternative: string
}

/** A landed quote with a worked example. Amounts are for one unit, in `currency`. */
export interface LandedQuote {
  readonly title: string
  /** Says that the figures are not an offer. */
  readonly kind: string
  readonly fields: readonly { readonly label: string; readonly value: string }[]
  readonly currency: string
  readonly quantity: number
  readonly rows: readonly { readonly label: string; readonly amount: number }[]
  readonly total: string
  /** Words after the price of one unit, and after the price of all units. */
  readonly perUnit: string
  readonly forAll: string
  readonly stamp: string
  readonly caption: string
}

/** A result told as a case. It names the client's role, never an invented person or quotation. */
export interface Testimonial {
  readonly attribution: string
  readonly result: string
  readonly story: string
}

/** The weeks in which a launch falls; `timeline` is the same in words. */
export interface LaunchTimeline {
  readonly timeline: string
  readonly weeks: Span
  readonly caption: string
}

/** The picture of where goods come from. `alternative` is the picture in words. */
export interface RouteMap {
  /** The map marks the countries that it knows. Others are listed below it. */
  readonly origins: readonly string[]
  readonly destination: string
  readonly caption: string
  readonly alternative: string
}

/** What is checked on a carton, and the part of the drawing that shows it, if one does. */
export interface CartonCheck {
  readonly what: string
  readonly how: string
  readonly part?: 'unit' | 'label' | 'marks' | 'seam'
}

/** The picture of a carton prepped for FBA. It shows words and bars, never a number to be scanned. */
export interface PrepCarton {
  readonly productName: string
  /** The label has room for two fields. */
  readonly cartonLabel: {
    readonly title: string
    readonly fields: readonly [LabelField, LabelField]
  }
  readonly unitLabel: string
  readonly stamp: string
  readonly checks: readonly CartonCheck[]
  readonly alternative: string
}

export interface LabelField {
  readonly label: string
  readonly value: string
}

/** The picture of two receiving slips: one carton fails a check, and one passes them all. */
export interface DockSlips {
  readonly checks: readonly { readonly what: string; readonly failed?: true }[]
  readonly refused: { readonly title: string; readonly stamp: string }
  readonly accepted: { readonly title: string; readonly stamp: string }
  readonly caption: string
  readonly alternative: string
}

/** The picture of cartons on their way: three lines on the prep hall, two lines on each of two docks. */
export interface CartonRouting {
  readonly origin: string
  readonly prep: { readonly title: string; readonly lines: readonly [string, string, string] }
  readonly destinations: readonly [readonly [string, string], readonly [string, string]]
  readonly caption: string
  readonly alternative: string
}

/** The picture of a launch as four frames of an upright video, one for each drawing. */
export interface Storyboard {
  readonly frames: readonly [string, string, string, string]
  readonly caption: string
  readonly alternative: string
}

/**
 * `{email}` stands for the company's address. The list comes after the paragraphs, the last of which
 * introduces it. `summary` is the clause in a few words; `highlighted` sets the clause that visitors act on
 * on a dark ground.
 */
export interface PolicySection {
  readonly heading: string
  readonly summary: string
  readonly highlighted?: true
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

/** What only the owner can decide, each in whole sentences. */
export interface OrderTerms {
  /** How firm the price of a quote is, and for how long. */
  readonly quoteValidity: string
  /** Who holds the money of a buyer who pays into escrow. */
  readonly escrowHolder: string
  /** Whom the buyer pays, and when. */
  readonly paymentTerms: string
}

export interface EvidenceList<Entry> {
  readonly heading: string
  readonly entries: readonly Entry[]
}

/** What a company can show of itself. What is not known yet is an empty text or list. */
export interface Evidence {
  readonly company: CompanyRecord
  readonly terms: OrderTerms
  readonly people: EvidenceList<Person>
  readonly factoryFloor: EvidenceList<Photo>
  readonly references: EvidenceList<Reference>
}
