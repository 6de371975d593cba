import { globSync } from 'node:fs'
import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig, type Plugin } from 'vite'
import { imagetools } from 'vite-imagetools'
import { olderStyles } from './scripts/build/older-styles.ts'
import { lowered, scriptTargets } from './scripts/build/oldest-browsers.ts'
import { rejectedPagePlugin } from './scripts/build/rejected-page.ts'

const building = process.argv.includes('build') || process.env.NODE_ENV === 'production'

// React and what most pages draw. Other parts, which only one to three pages
// draw, are in smaller chunks.
const everyPage =
  /\/node_modules\/(react|react-dom|scheduler|wouter|use-sync-external-store)\/|\/src\/(client|shell|navigation|toasts\/(?!ToastCard|show)|ui(?!\/(Audiences|Barcode|Desk|Goods|RoutingSlip|StatsBand|split-figure))|App|routes|site)/

export default defineConfig({
  plugins: [react(), vike(), imagetools(), rejectedPagePlugin(), oneStylesheet(), plainImports()],
  define: {
    'process.env.SITE_URL': JSON.stringify(process.env.SITE_URL ?? ''),
    // Netlify tells every build the site's main address.
    'process.env.URL': JSON.stringify(process.env.URL ?? ''),
    'process.env.SITE_EMAIL': JSON.stringify(process.env.SITE_EMAIL ?? ''),
  },
  resolve: {
    // React has the hook since version 18, which wouter still supports without.
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
  },
  css: {
    modules: {
      generateScopedName: building ? shortName : '[name]_[local]_[hash:base64:3]',
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
    modulePreload: false,
    rolldownOptions: {
      output: {
        // A page's chunk is named after its folder.
        chunkFileNames({ name, facadeModuleId }) {
          const [, page] = /\/src\/pages\/([^/]+)\/Page\.tsx$/.exec(facadeModuleId ?? '') ?? []
          return `assets/${page ?? name}-[hash].js`
        },
        codeSplitting: {
          groups: [
            // What every page needs at once, in one file.
            { name: 'client', test: everyPage, priority: 2 },
          ],
        },
      },
    },
  },
})

const styleModules = globSync('src/**/*.module.css').toSorted()
const classNames = styleModules.map((): string[] => [])

/**
 * The name of a class in the built site: `c3` and `12c3` are the fourth one of a file. Short and
 * similar, because every class name is in the HTML, the CSS and the script.
 */
function shortName(name: string, file: string): string {
  const index = styleModules.indexOf(relative('.', file).replaceAll('\\', '/'))
  const names = classNames[index] ?? []
  if (!names.includes(name)) names.push(name)
  return `${String.fromCharCode(97 + (index % 26))}${Math.floor(index / 26) || ''}_${names.indexOf(name)}`
}

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

/**
 * Replaces Vite's helper around dynamic imports, which preloads the styles and chunks that a chunk
 * needs: 1 kB for every visitor. Here a page's chunk needs nothing that its visitor has not loaded.
 */
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    apply: 'build',
    load(id) {
      if (id.endsWith('vite/preload-helper.js'))
        return 'export const __vitePreload = (load) => load()'
    },
  }
}
