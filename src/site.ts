/** Node has these; in what browsers load, the build has put their values in their place. */
declare const process: {
  env: Partial<Record<'SITE_URL' | 'URL' | 'SITE_EMAIL', string>>
}

/**
 * The company. A new owner edits this file and nothing else to rebrand the site.
 *
 * The address and the e-mail can also be given at build time, as SITE_URL (on Netlify its own URL
 * is taken by itself) and SITE_EMAIL.
 */
export const site = {
  name: 'Harbourline',
  tagline: 'Product sourcing, importing and marketplace prep, priced to your door.',
  /** Origin without a trailing slash; canonical links, the sitemap and sharing pictures use it. */
  origin: process.env.SITE_URL || process.env.URL || 'https://harbourline.example',
  email: process.env.SITE_EMAIL || 'hello@harbourline.example',
} as const
