/** Node has these; in what browsers load, the build has put their values in their place. */
declare const process: {
  env: Partial<Record<'SITE_URL' | 'URL' | 'SITE_EMAIL', string>>
}

/**
 * Company name, tagline, web address and email address.
 *
 * SITE_URL and SITE_EMAIL override the last two at build time. On Netlify, the site's own URL is the default.
 */
export const site = {
  name: 'Harbourline',
  tagline: 'Product sourcing, importing and marketplace prep, priced to your door.',
  /** Origin without a trailing slash; canonical links, the sitemap and sharing pictures use it. */
  origin: process.env.SITE_URL || process.env.URL || 'https://harbourline.example',
  email: process.env.SITE_EMAIL || 'hello@harbourline.example',
} as const
