import type { PagePath } from '../routes.ts'

export interface PageContent {
  readonly head: PageHead
  readonly hero: Hero
}

/**
 * Search engines show about 60 characters of the title, including the company name, and about 160
 * characters of the description.
 */
export interface PageHead {
  readonly title: string
  readonly description: string
  /** Text shown in the link preview image, in addition to the headline. */
  readonly picture?: {
    /**
     * The name of the trade document that the image shows. Defaults to the page's label in the menu
     * or, if it has none, to the company name.
     */
    readonly label?: string
    /** The text of the stamp in the image. It must also appear on the page. */
    readonly stamp: string
    readonly passed?: true
  }
}

export interface CallToAction {
  readonly label: string
  readonly href: PagePath
}

/** The second button has only an outline. */
export interface Actions {
  readonly primary: CallToAction
  readonly secondary?: CallToAction
}

export interface LinkedSection {
  readonly heading: string
  readonly href: `${PagePath}#${string}`
}

/** Text that contains links to sections. A section's heading is the text of its link. */
export type LinkedText = string | readonly (string | LinkedSection)[]

export interface SectionIntro {
  readonly heading: string
  readonly lede?: string
}

export interface Hero extends Required<SectionIntro> {
  readonly actions?: Actions
  /** The line below the buttons, about the cost of a quote and our reply time. */
  readonly assurance?: string
}

export interface Closing extends Required<SectionIntro> {
  readonly action: CallToAction
}

export interface Point {
  readonly title: string
  readonly description: LinkedText
}

/** A service of the home page. */
export interface Service extends Point {
  readonly link?: CallToAction
}

export interface PricingPlan extends Point {
  readonly plan?: Plan
  readonly bestFor: string
  readonly features: readonly string[]
}

export interface Deliverable extends Point {
  readonly items: readonly string[]
}

export interface LinkGroup {
  readonly heading: string
  readonly links: readonly CallToAction[]
}

export interface FeatureCard extends Point {
  readonly icon: 'carton' | 'clock' | 'coins' | 'label' | 'magnifier' | 'pin'
}

export interface Audience extends Point {
  readonly drawing: 'parcel' | 'pallet' | 'single' | 'growth'
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

/** The first number in `result` is shown in large type. */
export interface CaseWin {
  readonly title: string
  readonly result: string
  readonly detail: string
}

export interface FaqEntry {
  readonly question: string
  readonly answer: LinkedText
}

export interface Stat {
  readonly number: string
  readonly label: string
  readonly note?: LinkedText
}

export interface Pitfall extends Omit<FeatureCard, 'description'> {
  readonly problem: string
  readonly solution: string
}

export interface LabelField {
  readonly label: string
  readonly value: string
}

/**
 * A table in a trade document. The first cell of a row is the row's heading. `figures` says which
 * of the other cells are aligned to the right: all, or all but the last. `chosen` is the heading of
 * the row or column that is highlighted.
 */
export interface DocumentTable {
  readonly caption: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly total?: readonly string[]
  readonly figures?: 'all' | 'middle'
  readonly chosen?: string
  /** The length of the bar at the end of each row, as a percentage of the longest bar. */
  readonly bars?: readonly number[]
}

export interface TradeDocument {
  readonly title: string
  readonly fields?: readonly LabelField[]
  readonly tables: readonly DocumentTable[]
  readonly note?: string
  readonly stamp?: string
}

/**
 * A clause of the privacy policy. `list` is shown after the last paragraph. `highlighted` gives the
 * clause a dark background.
 */
export interface PolicySection {
  readonly heading: string
  readonly summary: string
  readonly highlighted?: true
  readonly paragraphs: readonly string[]
  readonly list?: readonly string[]
}

export interface Photo {
  readonly file: string
  readonly alt: string
}

/** The pages that show a factory photo, in the order in which they get one. */
export type PhotoPage =
  | 'about'
  | 'product-sourcing'
  | 'amazon-fba'
  | 'walmart-wfs'
  | 'tiktok-shop'
  | 'product-research'

export interface FloorPhoto extends Photo {
  /** The page that shows the photo, by the name of its file in `src/content`. */
  readonly page?: PhotoPage
}

/** An empty text is a fact that the owner hasn't given. The pages omit it. */
type Company = Record<
  | 'legalName'
  | 'registrationNumber'
  | 'registerLink'
  | 'streetAddress'
  | 'telephone'
  | 'hours'
  | 'since',
  string
>

/**
 * What a plan costs: a fixed amount, a percentage of the order value with a minimum per order, or
 * both. Amounts are in the currency of the example order. `null` is a figure that isn't given.
 */
export interface Fee {
  readonly amount?: number | null
  readonly percent?: number | null
  /** The amount that the percentage is charged on. */
  readonly percentOf?: 'factory price' | 'landed price' | ''
  readonly minimum?: number | null
}

export type Plan = 'perProject' | 'commission' | 'monthly'

/** The terms that other pages repeat, in addition to the terms sheet on the sourcing page. */
export type TermTopic =
  | 'validity'
  | 'sample'
  | 'report'
  | 'payment'
  | 'kickbacks'
  | 'liability'
  | 'rejection'

export interface Term {
  readonly group: string
  readonly question: string
  readonly answer: string
  /** The answer in a few words, for places in which the whole answer doesn't fit. */
  readonly inShort?: string
  /** The clause of the contract, for example '4.2'. */
  readonly clause?: string
  readonly topic?: TermTopic
}

export interface Person {
  readonly name: string
  readonly role: string
  readonly city: string
  readonly email?: string
  /** Whether this person replies to quote requests or inspects goods. */
  readonly task?: 'replies' | 'inspects'
  readonly photo?: Photo
}

export interface Reference {
  readonly name: string
  /** The customer's website, or the page on which the customer says this. */
  readonly href: string
  readonly says?: string
  readonly product?: string
  readonly units?: number
  readonly year?: string
}

interface EvidenceList<Entry> {
  readonly heading: string
  readonly entries: readonly Entry[]
}

export interface Evidence {
  readonly company: Company
  readonly fees: Readonly<Record<Plan, Fee>>
  readonly terms: readonly Term[]
  /** `file` is the address of a file in `public/`. `dated` is the day from which the terms apply. */
  readonly contract: Readonly<Record<'file' | 'dated', string>>
  /** The orders behind the figures on the home and sourcing pages, which need both facts. */
  readonly figures: Readonly<Record<'orders' | 'period', string>>
  readonly people: EvidenceList<Person>
  readonly factoryFloor: EvidenceList<FloorPhoto>
  readonly references: EvidenceList<Reference>
}
