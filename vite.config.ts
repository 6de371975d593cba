import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig, type Plugin } from 'vite'
import { imagetools } from 'vite-imagetools'
import { olderStyles } from './scripts/build/older-styles.ts'
import { lowered, scriptTargets } from './scripts/build/oldest-browsers.ts'
import { rejectedPagePlugin } from './scripts/build/rejected-page-plugin.ts'

const building = process.argv.includes('build') || process.env.NODE_ENV === 'production'

const everyPage =
  /\/node_modules\/(react|react-dom|scheduler|wouter|use-sync-external-store)\/|\/src\/(client|shell|navigation|toasts|App|routes|site)|preload-helper/

export default defineConfig({
  plugins: [react(), vike(), imagetools(), rejectedPagePlugin(), oneStylesheet()],
  define: {
    'process.env.SITE_URL': JSON.stringify(process.env.SITE_URL ?? ''),
    // Netlify tells every build the site's main address.
    'process.env.URL': JSON.stringify(process.env.URL ?? ''),
    'process.env.SITE_EMAIL': JSON.stringify(process.env.SITE_EMAIL ?? ''),
  },
  css: {
    modules: {
      // Short, because every class name is in the HTML, the CSS and the JavaScript.
      generateScopedName: building ? '[hash:base64:4]' : '[name]_[local]_[hash:base64:3]',
    },
    postcss: { plugins: olderStyles },
    lightningcss: lowered,
  },
  build: {
    target: scriptTargets,
    // One stylesheet for all pages: to Vike they are one page, and it links the styles of that page's
    // static imports only.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: 'assets/[name]-[hash].js',
        codeSplitting: {
          groups: [
            // What every page needs at once, in one file.
            { name: 'client', test: everyPage, priority: 2 },
            // What the form and the thank-you page have in common.
            {
              name: 'form',
              test: /\/src\/(inquiry\/(draft|fields|limits|Field\.module)|content\/inquiry-form|ui\/(Answers|Desk|Sheet|Stamp|Steps|WithEmail))/,
              priority: 2,
            },
            // Components of several pages. Those of a single page go into its chunk.
            { name: 'ui', test: /\/src\/ui\//, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
})

/**
 * Takes away the group by which Vike gives every CSS file a chunk of its own, against styles that Vite
 * puts into two stylesheets (vikejs/vike#1815). Here there is one, and the group would only split class
 * names from their components.
 */
function oneStylesheet(): Plugin {
  return {
    name: 'one-stylesheet',
    enforce: 'post',
    configResolved({ build }) {
      const { output } = build.rolldownOptions
      const splitting = Array.isArray(output) ? undefined : output?.codeSplitting
      if (typeof splitting !== 'object') return
      splitting.groups = (splitting.groups ?? []).filter(
        ({ test }) => String(test) !== String(/\.css$/),
      )
    },
  }
}
