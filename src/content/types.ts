/** Types of the texts. Files in `src/content` import only this file and each other. */

/** A path of this site. The build checks that its page exists. */
export type PagePath = `/${string}`

export type IconName = 'carton' | 'coins' | 'label' | 'magnifier'

/** Required of every page. Each further section has the type that its component takes. */
export interface PageContent {
  readonly head: PageHead
  readonly hero: PageIntro
  /** A page with questions is an FAQ page to search engines. */
  readonly faq?: { readonly questions: readonly FaqEntry[] }
}

/** Search results show about 60 characters of the title, with the company name, and 160 of the description. */
export interface PageHead {
  readonly title: string
  readonly description: string
  readonly picture?: SharingPicture
}

/** Texts of the link preview besides the headline. */
export interface SharingPicture {
  /** Name of the document; by default the page's name in the menu. */
  readonly label?: string
  /** A text that is also on the page. */
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
  readonly actions: readonly CallToAction[]
  /** The line under the buttons: what a quote costs and when we reply. */
  readonly assurance?: string
}

/** The last section of a page: a sentence, a button and the next steps in a few words each. */
export interface Closing extends PageIntro {
  readonly action: CallToAction
  readonly next: readonly string[]
  /** The drawing beside the text. */
  readonly job?: Job
}

/** One entry of a list. The page numbers the entries of steps. */
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

/** Column headings of a comparison. */
export interface ComparedSides {
  readonly withoutUs: string
  readonly withUs: string
}

/** A point, and what the buyer gets without the company. */
export interface ComparedPoint extends Point {
  readonly withoutUs: string
}

/** Names of the drawings of services. */
export type Job = 'quote' | 'options' | 'sample' | 'firstOrder' | 'footage' | 'label' | 'dock'

export interface FeatureCard extends Point {
  readonly icon: Job
}

/** A kind of buyer, with a drawing of their order. */
export interface Audience extends Point {
  readonly drawing: 'parcel' | 'pallet' | 'single' | 'growth' | 'ownLabel'
}

/** A product category; `drawing` is the product shown for it. */
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

/** A range that includes both ends. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** The page shows the first figure of `result` in large type. `drawing` draws its numbers. */
export interface CaseWin {
  readonly title: string
  readonly result: string
  readonly detail: string
  readonly drawing?: 'saving' | 'weeks' | 'units'
}

export interface PricingPlan extends Point {
  /** The buyers that the plan suits. */
  readonly bestFor: string
  readonly features: readonly string[]
}

export interface FaqEntry {
  readonly question: string
  readonly answer: string
}

/** `timeline` says in words what `days` says in numbers. */
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

/** A page of the report and its drawing. */
export interface ReportSection extends Point {
  readonly drawing: 'recommendations' | 'months' | 'competitors' | 'costs' | 'factories'
}

/** Texts of the drawing on the sourcing page. Its containers show the countries of `RouteMap`. */
export interface Quay {
  readonly door: string
  readonly alternative: string
}

/** Texts of the drawing of the research report. */
export interface ReportCover {
  readonly title: string
  readonly summary: string
  readonly alternative: string
}

/** A landed quote with an example. Amounts are per unit, in `currency`. */
export interface LandedQuote {
  readonly title: string
  /** The word "Example", because the amounts are not an offer. */
  readonly kind: string
  readonly fields: readonly { readonly label: string; readonly value: string }[]
  readonly currency: string
  readonly quantity: number
  readonly rows: readonly { readonly label: string; readonly amount: number }[]
  readonly total: string
  /** Texts after the price per unit, and after the price of all units. */
  readonly perUnit: string
  readonly forAll: string
  readonly stamp: string
  readonly caption: string
}

/** A case: the client's role, the result and the story. */
export interface Testimonial {
  readonly attribution: string
  readonly result: string
  readonly story: string
}

/** The weeks in which a launch happens; `timeline` says the same in words. */
export interface LaunchTimeline {
  readonly timeline: string
  readonly weeks: Span
  readonly caption: string
}

/** The map of sourcing countries. `alternative` describes it for screen readers. */
export interface RouteMap {
  /** The page lists countries below the map if the map has no position for them. */
  readonly origins: readonly string[]
  readonly destination: string
  readonly caption: string
  readonly alternative: string
}

/** A check of a carton, and the part of the drawing that shows it, if any. */
export interface CartonCheck {
  readonly what: string
  readonly how: string
  readonly part?: 'unit' | 'label' | 'marks' | 'seam'
}

/** Texts of the carton prepped for FBA. Its barcodes are bars without a number. */
export interface PrepCarton {
  readonly productName: string
  /** The drawn label has space for two fields. */
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

/** Texts of two receiving slips: one carton fails a check, the other passes all. */
export interface DockSlips {
  readonly checks: readonly { readonly what: string; readonly failed?: true }[]
  readonly refused: { readonly title: string; readonly stamp: string }
  readonly accepted: { readonly title: string; readonly stamp: string }
  readonly caption: string
  readonly alternative: string
}

/** Texts of the drawing of carton routing: three lines for prep, two for each of two docks. */
export interface CartonRouting {
  readonly origin: string
  readonly prep: { readonly title: string; readonly lines: readonly [string, string, string] }
  readonly destinations: readonly [readonly [string, string], readonly [string, string]]
  readonly caption: string
  readonly alternative: string
}

/** Texts of the four video frames of a launch. Each frame has its own drawing. */
export interface Storyboard {
  readonly frames: readonly [string, string, string, string]
  readonly caption: string
}

/**
 * A clause of the privacy policy. `{email}` becomes the company's email address. The list comes after the last
 * paragraph, which introduces it. `highlighted` gives the clause a dark background.
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

/** A customer, what they say, and the page on which they say it. */
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
  /** How firm the price of a quote is, and for how long. */
  readonly quoteValidity: string
  /** Who holds the money in escrow. */
  readonly escrowHolder: string
  /** Whom the buyer pays, and when. */
  readonly paymentTerms: string
}

export interface EvidenceList<Entry> {
  readonly heading: string
  readonly entries: readonly Entry[]
}

/** Facts about the company. An empty text or list is not shown. */
export interface Evidence {
  readonly company: CompanyRecord
  readonly terms: OrderTerms
  readonly people: EvidenceList<Person>
  readonly factoryFloor: EvidenceList<Photo>
  readonly references: EvidenceList<Reference>
}
