/** A path on this site. The build fails if no page has this path. */
export type PagePath = `/${string}`

export type IconName = 'carton' | 'coins' | 'label' | 'magnifier'

/** The content that every page must have. Other sections use the prop types of their components. */
export interface PageContent {
  readonly head: PageHead
  readonly hero: Hero
  /** Pages with questions are marked as FAQ pages for search engines. */
  readonly faq?: { readonly questions: readonly FaqEntry[] }
}

/**
 * Search engines show about 60 characters of the title, including the company name, and about 160
 * characters of the description.
 */
export interface PageHead {
  readonly title: string
  readonly description: string
  readonly picture?: SharingPicture
}

/** Text for the link preview image, in addition to the headline. */
export interface SharingPicture {
  /** The document's name. Defaults to the page's label in the menu. */
  readonly label?: string
  /** The text of the stamp. It also appears on the page. */
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

export interface Hero extends PageIntro {
  readonly actions?: readonly CallToAction[]
  /** The line below the buttons, about the cost of a quote and our reply time. */
  readonly assurance?: string
}

export interface Closing extends PageIntro {
  readonly action: CallToAction
  readonly next: readonly string[]
  readonly job?: Job
}

/** An item in a list. The page adds the numbers to numbered lists. */
export interface Point {
  readonly title: string
  readonly description: string
}

export interface ServiceCard extends Point {
  readonly link?: CallToAction
}

/** A point, and the document that the buyer gets or gives. */
export interface DocumentedPoint extends Point {
  readonly document: string
}

export interface ComparedSides {
  readonly withoutUs: string
  readonly withUs: string
}

/** A row of a comparison: what the buyer gets with us and without us. */
export interface ComparedPoint extends Point {
  readonly withoutUs: string
}

export type Job = 'quote' | 'options' | 'sample' | 'firstOrder' | 'footage' | 'label' | 'dock'

export interface FeatureCard extends Point {
  readonly icon: Job
}

export interface Audience extends Point {
  readonly drawing: 'parcel' | 'pallet' | 'single' | 'growth' | 'ownLabel'
}

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

/** An inclusive range. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** The first figure in `result` is shown in large type. `drawing` illustrates it. */
export interface CaseWin {
  readonly title: string
  readonly result: string
  readonly detail: string
  readonly drawing?: 'saving' | 'weeks' | 'units'
}

export interface PricingPlan extends Point {
  readonly bestFor: string
  readonly features: readonly string[]
}

export interface FaqEntry {
  readonly question: string
  readonly answer: string
}

/** `timeline` expresses `days` in words. */
export interface ResearchType extends Point {
  readonly bestFor: string
  readonly timeline: string
  readonly days: Span
}

/** `note` explains what the number counts. */
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

export interface ReportSection extends Point {
  readonly drawing: 'recommendations' | 'months' | 'competitors' | 'costs' | 'factories'
}

/** Text in the quay drawing. The names on its containers come from `RouteMap`. */
export interface Quay {
  readonly door: string
  readonly alternative: string
}

export interface ReportCover {
  readonly title: string
  readonly summary: string
  readonly alternative: string
}

/** An example of a landed quote. Amounts are per unit, in `currency`. */
export interface LandedQuote {
  readonly title: string
  /** Labels the quote as an example, because its amounts are not an offer. */
  readonly kind: string
  readonly fields: readonly { readonly label: string; readonly value: string }[]
  readonly currency: string
  readonly quantity: number
  readonly rows: readonly { readonly label: string; readonly amount: number }[]
  readonly total: string
  /** The text after the unit price and the text after the total price. */
  readonly perUnit: string
  readonly forAll: string
  readonly stamp: string
  readonly caption: string
}

export interface Testimonial {
  readonly attribution: string
  readonly result: string
  readonly story: string
}

/** The weeks in which a launch happens. `timeline` expresses them in words. */
export interface LaunchTimeline {
  readonly timeline: string
  readonly weeks: Span
  readonly caption: string
}

/** The map of sourcing countries. `alternative` is its description for screen readers. */
export interface RouteMap {
  /** Countries that have no position on the map are listed below it. */
  readonly origins: readonly string[]
  readonly destination: string
  readonly caption: string
  readonly alternative: string
}

/** A check of a carton. `part` is the part of the drawing that illustrates it. */
export interface CartonCheck {
  readonly what: string
  readonly how: string
  readonly part?: 'unit' | 'label' | 'marks' | 'seam'
}

/** Text in the drawing of a carton prepped for FBA. Its barcodes encode no number. */
export interface PrepCarton {
  readonly productName: string
  /** The label in the drawing has room for two fields. */
  readonly cartonLabel: {
    readonly title: string
    readonly fields: readonly [LabelField, LabelField]
  }
  readonly unitLabel: string
  readonly checks: readonly CartonCheck[]
  readonly alternative: string
}

export interface LabelField {
  readonly label: string
  readonly value: string
}

/** Text of two receiving slips: one carton fails a check, and the other passes all of them. */
export interface DockSlips {
  readonly checks: readonly { readonly what: string; readonly failed?: true }[]
  readonly refused: { readonly title: string; readonly stamp: string }
  readonly accepted: { readonly title: string; readonly stamp: string }
  readonly caption: string
  readonly alternative: string
}

/** Text in the carton routing drawing: three lines for prep, and two for each of the two docks. */
export interface CartonRouting {
  readonly origin: string
  readonly prep: { readonly title: string; readonly lines: readonly [string, string, string] }
  readonly destinations: readonly [readonly [string, string], readonly [string, string]]
  readonly caption: string
  readonly alternative: string
}

/** Captions of the four video frames of a launch. */
export interface Storyboard {
  readonly frames: readonly [string, string, string, string]
  readonly caption: string
}

/**
 * A clause of the privacy policy. `{email}` is replaced with the company's email address. `list` is
 * shown after the last paragraph. `highlighted` gives the clause a dark background.
 */
export interface PolicySection {
  readonly heading: string
  readonly summary: string
  readonly highlighted?: true
  readonly paragraphs: readonly string[]
  readonly list?: readonly string[]
}

/** A file in `src/content/photos/` and its alt text. */
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

/** A customer's statement and the page on which it was published. */
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

/** Terms that only the owner can decide, in complete sentences. */
export interface OrderTerms {
  /** Whether a quoted price can change, and how long it is valid. */
  readonly quoteValidity: string
  /** Who holds the money in escrow. */
  readonly escrowHolder: string
  /** Who the buyer pays, and when. */
  readonly paymentTerms: string
}

export interface EvidenceList<Entry> {
  readonly heading: string
  readonly entries: readonly Entry[]
}

/** Facts about the company. Empty strings and lists are not shown. */
export interface Evidence {
  readonly company: CompanyRecord
  readonly terms: OrderTerms
  readonly people: EvidenceList<Person>
  readonly factoryFloor: EvidenceList<Photo>
  readonly references: EvidenceList<Reference>
}
