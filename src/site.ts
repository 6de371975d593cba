/** Environment variables of the build. In the browser's code, Vite replaces them by their values. */
declare const process: {
  env: Partial<Record<'SITE_URL' | 'URL' | 'SITE_EMAIL', string>>
}

/** The company's name, tagline, web address and email address. */
export const site = {
  name: 'Harbourline',
  tagline: 'Product sourcing, importing and marketplace prep, priced to your door.',
  /** The site's origin, without a slash at the end. Netlify sets URL to the site's main address. */
  origin: process.env.SITE_URL || process.env.URL || 'https://harbourline.example',
  email: process.env.SITE_EMAIL || 'hello@harbourline.example',
} as const
