/**
 * `npm run build` checks the owner's files and all types, and then makes `dist`.
 *
 * | from                                | by                           | to, on the CDN           |
 * | ----------------------------------- | ---------------------------- | ------------------------ |
 * | src/content, src/site.ts, public    | publish/check-sources.ts     | nothing: stops on errors |
 * | src/content/X.ts, src/pages/X       | Vike, src/prerender          | /X                       |
 * | src/content, src/pages, src/client  | vite.config.ts               | /assets/X-HASH.js        |
 * | src/styles, *.module.css            | vite.config.ts               | /assets/static/style.css |
 * | src/content/photos                  | vite-imagetools              | /assets/static/*.avif    |
 * | `analytics` in src/site.ts          | publish/analytics.ts         | in each page             |
 * | src/client/after-first-paint.ts     | publish/first-paint.ts       | in each page             |
 * | the styles that a page uses         | publish/first-paint.ts       | in that page             |
 * | `head`, `hero` in src/content/X.ts  | publish/previews.ts          | /sharing/X-HASH.png      |
 * | public/favicon.svg                  | publish/site-files.ts        | /*icon.*                 |
 * | src/routes.ts, src/site.ts          | publish/site-files.ts        | /sitemap.xml, /robots.txt|
 * | public                              | Vite, publish/public-files.ts | the same names           |
 * | src/security-headers.ts             | publish/headers.ts           | _headers                 |
 * | netlify/functions                   | publish/bundle-function.ts   | dist/functions           |
 */
import { globSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { build } from 'vike/api'
import { loadDotEnv, runCommand } from './operate/command.ts'
import { bundleFunctions } from './publish/bundle-function.ts'
import { checkSources, refuse } from './publish/check-sources.ts'
import { headersFile } from './publish/headers.ts'
import { normalizeSiteSettings } from './publish/site-settings.ts'

await runCommand(async () => loadDotEnv())
normalizeSiteSettings(process.env)
console.info('Building the site …')
if (!(await checkSources())) process.exit(1)

// These modules import the owner's files, so they can't be loaded before the check.
const { site } = await import('../src/site.ts')
const { inlineFirstPaint } = await import('./publish/first-paint.ts')
const { keepAddresses } = await import('./publish/public-files.ts')
const { writePreviews } = await import('./publish/previews.ts')
const { writeSiteFiles } = await import('./publish/site-files.ts')

// Vike logs uncaught errors but exits with 0, so this script starts by setting the exit code to 1,
// and resets it to 0 once the build has succeeded.
process.exitCode = 1
process.env.NODE_ENV = 'production'
await rm('dist', { recursive: true, force: true })
await build({ viteConfig: { logLevel: 'warn' } })

await bundleFunctions()

const inlined = await inlineFirstPaint('dist/client', 'dist/assets.json')
if (inlined.foreign.length > 0) {
  await rm('dist', { recursive: true })
  refuse([
    `The pages contain ${inlined.foreign.join(' and ')}. Their security policy blocks inline code and files from other sites. Delete this from src/prerender/DocumentHead.tsx. If it is an analytics tool, see docs/analytics.md.`,
  ])
  process.exit(1)
}
await writePreviews('dist/client')
await writeSiteFiles('dist/client')
await keepAddresses('dist/client')

// Vike also writes its own entry files. No page loads them, so delete them.
for (const file of globSync('dist/client/assets/entries/*')) {
  if (!file.includes('prerender_client')) await rm(file)
}
const assets = globSync('assets/**/*.*', { cwd: 'dist/client' }).map(
  (file) => `/${file}`,
)
const origins = site.analytics?.origins ?? []
await writeFile(
  'dist/client/_headers',
  headersFile(inlined, origins, assets.sort()),
)
await rm('dist/assets.json')
process.exitCode = 0
