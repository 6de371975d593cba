/** Build-time environment variables. In browser code, Vite replaces them with their values. */
declare const process: {
  env: Partial<Record<'SITE_URL' | 'URL' | 'SITE_EMAIL', string>>
}

/** A script that counts page views without cookies (docs/analytics.md). */
export interface Analytics {
  script: string
  attributes?: Record<string, string>
  /** The Content Security Policy allows the tool's script to access these origins and no others. */
  origins: string[]
}

type Texts = Record<'name' | 'tagline' | 'origin' | 'email', string>

export interface Site extends Texts, Record<'analytics', Analytics | null> {
  /** The language and country of the text (BCP 47), for browsers, search engines and dates. */
  language: string
  /**
   * Origins of other companies' pages that your pages show in an `<iframe>`, for example
   * 'https://calendly.com' (src/content/README.md).
   */
  frames: string[]
}

export const site: Site = {
  name: 'Harbourline',
  tagline:
    'Sourcing, importing and marketplace prep. One quote shows the landed price and our fee.',
  /** The site's origin, without a trailing slash. Netlify sets `URL` to the site's primary URL. */
  origin:
    process.env.SITE_URL || process.env.URL || 'https://harbourline.example',
  email: process.env.SITE_EMAIL || 'hello@harbourline.example',
  language: 'en-CA',
  analytics: null,
  frames: [],
}

/**
 * The first customer asked for certain texts, and for prices without amounts. The tests and the
 * build insist on them. Once the site is yours, set this to `false`.
 */
export const keepsPromisedTexts: boolean = true

export function pageTitle(title: string): string {
  return title.includes(site.name) ? title : `${title} | ${site.name}`
}
