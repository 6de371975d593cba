import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig, type Plugin } from 'vite'
import { imagetools } from 'vite-imagetools'
import { readColours } from './scripts/publish/colours.ts'
import { describeOwnLogo } from './scripts/publish/logo.ts'
import { scriptTargets } from './scripts/publish/oldest-browsers.ts'
import { photosIn } from './scripts/publish/photos.ts'
import { evidence } from './src/content/evidence.ts'
import * as given from './src/content/given.ts'
import { clientEntry } from './src/prerender/page-plan.ts'

// Windows uses backslashes in paths, and the project's parent folders can have any name.
const nameOf = (file: string) => relative('.', file).replaceAll('\\', '/')

const tokens = readFileSync('src/styles/tokens.css', 'utf8')

// Every page needs these small modules, so one chunk contains them all.
const everyPage =
  /^(src\/(client|navigation|shell)\/|src\/content\/(given|labels)\.|src\/ui\/(Actions|Answers|CloseIcon|CompanyFacts|Prose|Sheet|Stamp|Steps)\.|node_modules\/(react|react-dom|scheduler|wouter)\/)/

// The pages that describe a service need these too. The other files in `src/ui` belong to few pages.
const servicePages =
  /^src\/(ui\/(ClosingBand|Icon|PageHero|Points|Section|StatsBand|Carton|balanced-rows)|content\/(example-order|figures)|worksheets\/Worksheet)\./

export default defineConfig({
  plugins: [
    react(),
    vike(),
    clientScript(),
    givenFacts(),
    unusedPhotos(),
    imagetools(),
  ],
  define: {
    'process.env.SITE_URL': JSON.stringify(process.env.SITE_URL ?? ''),
    // In every build, Netlify sets the variable `URL` to the site's primary URL.
    'process.env.URL': JSON.stringify(process.env.URL ?? ''),
    'process.env.SITE_EMAIL': JSON.stringify(process.env.SITE_EMAIL ?? ''),
    ownLogo: JSON.stringify(await describeOwnLogo()),
    themeColour: JSON.stringify(readColours(tokens)('paper')),
  },
  // Wouter imports a shim that only React versions before 18 need.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  css: {
    modules:
      process.env.NODE_ENV === 'production'
        ? { generateScopedName: shortName }
        : {},
  },
  environments: {
    client: { build: { rolldownOptions: { input: { client: clientEntry } } } },
  },
  build: {
    // For these browsers, Lightning CSS also replaces `light-dark()` in the styles.
    target: scriptTargets,
    // Vike doesn't link styles of dynamically imported pages, so all pages share one stylesheet.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: false,
    license: { fileName: 'licences.txt' },
    rolldownOptions: {
      treeshake: {
        // Omits a component that no page uses, with all that it imports.
        moduleSideEffects: [
          {
            test: /\/src\/(content|pages|shell|ui|worksheets)\/.*\.tsx?$/,
            sideEffects: false,
          },
        ],
      },
      output: {
        chunkFileNames({ name, facadeModuleId }) {
          const [, page] =
            /\/src\/pages\/([^/]+)\/Page\.tsx$/.exec(facadeModuleId ?? '') ?? []
          return `assets/${page ?? name}-[hash].js`
        },
        // Without a function here, Vike puts each CSS file into its own chunk (vikejs/vike#1815).
        manualChunks(id) {
          if (everyPage.test(nameOf(id))) return 'client'
          return servicePages.test(nameOf(id)) ? 'service' : null
        },
      },
    },
  },
})

const styleModules = globSync('src/**/*.module.css').toSorted()
const classNames = styleModules.map((): string[] => [])

/** Class names are short, because the HTML, the styles and the scripts repeat them. */
function shortName(name: string, file: string): string {
  const index = styleModules.indexOf(nameOf(file))
  const names = classNames[index] ?? []
  if (!names.includes(name)) names.push(name)
  return `${String.fromCharCode(97 + (index % 26))}${Math.floor(index / 26) || ''}_${names.indexOf(name)}`
}

/** In development, loads the client's entry after Vite's own scripts. */
function clientScript(): Plugin {
  const attrs = { type: 'module', src: `/${clientEntry}` }
  return {
    name: 'client-script',
    apply: 'serve',
    transformIndexHtml: () => [{ tag: 'script', attrs }],
  }
}

/** Gives every page the values of `given.ts` without the facts from which they are calculated. */
function givenFacts(): Plugin {
  const values = Object.entries(given).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)}`,
  )
  return {
    name: 'given-facts',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      nameOf(id) === 'src/content/given.ts' ? values.join('\n') : null,
  }
}

/** Omits photos that `evidence.ts` doesn't list, so that a damaged one can't stop the build. */
function unusedPhotos(): Plugin {
  const used = photosIn(evidence)
  return {
    name: 'unused-photos',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const [, photo] = /^src\/content\/photos\/([^?]*)/.exec(nameOf(id)) ?? []
      if (photo && !used.includes(photo)) return 'export default undefined'
    },
  }
}
