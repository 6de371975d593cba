/**
 * `npm run build` checks the owner's files and all types, and then makes `dist`.
 *
 * | from                                | by                           | to, on the CDN           |
 * | ----------------------------------- | ---------------------------- | ------------------------ |
 * | src/content, src/site.ts, public    | publish/check-sources.ts     | nothing: stops on errors |
 * | src/content, src/pages, src/client  | vite.config.ts               | /assets/X-HASH.js        |
 * | src/styles, *.module.css            | vite.config.ts               | /assets/static/style.css |
 * | src/content/photos                  | vite-imagetools              | /assets/static/*.avif    |
 * | netlify/functions                   | publish/bundle-function.ts   | dist/functions           |
 * | src/content/logo.*                  | Vite, publish/site-files.ts  | /assets/static, /*icon.* |
 * | public                              | Vite, publish/public-files.ts | the same names           |
 *
 * For each page, publish/plan.ts collects what the following files need:
 *
 * | from the plan                       | by                           | to, on the CDN           |
 * | ----------------------------------- | ---------------------------- | ------------------------ |
 * | all of it, and src/pages/X          | Vike, src/prerender          | /X                       |
 * | previews                            | publish/previews.ts          | /sharing/X-HASH.png      |
 * | URLs                                | publish/site-files.ts        | /sitemap.xml             |
 * | inline scripts and styles           | publish/headers.ts           | _headers                 |
 */
import { globSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { build, prerender } from 'vike/api'
import type { PageContent } from '../src/content/types.ts'
import { loadDotEnv, runCommand } from './operate/command.ts'
import { takeBuildTurn } from './publish/build-turn.ts'
import { bundleFunctions } from './publish/bundle-function.ts'
import { checkSources, refuse } from './publish/check-sources.ts'
import { headersFile } from './publish/headers.ts'
import { normalizeSiteSettings } from './publish/site-settings.ts'

await runCommand(async () => loadDotEnv())
normalizeSiteSettings(process.env)
/** `npm start` calls this function when it has copied the site. */
export const endBuildTurn = await takeBuildTurn()
console.info('Building the site …')
if (!(await checkSources())) process.exit(1)

// These modules import the owner's files, so they can't be loaded before the check.
const { notFoundRoute, routes } = await import('../src/routes.ts')
const { site } = await import('../src/site.ts')
const { readPageContent } = await import('./publish/content-texts.ts')
const { explainBlocked } = await import('./publish/blocked-elements.ts')
const { plan } = await import('./publish/plan.ts')
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

const manifest = JSON.parse(await readFile('dist/assets.json', 'utf8'))
const allRoutes = [...routes, notFoundRoute]
const contents = new Map<string, PageContent>()
for (const { page } of allRoutes) {
  contents.set(page, await readPageContent(page))
}
const pages = await plan(allRoutes, manifest, contents)
await prerender({ pageContextInit: { plan: pages } })

const blocked = pages.flatMap(({ path, rendered }) =>
  (rendered?.foreign ?? []).map((element) =>
    explainBlocked(`The page ${path}`, element),
  ),
)
if (blocked.length > 0) {
  await rm('dist', { recursive: true })
  refuse([...new Set(blocked)])
  process.exit(1)
}
await writePreviews(pages, 'dist/client')
await writeSiteFiles(pages, 'dist/client')
await keepAddresses('dist/client')

// Vike also writes its own entry files. No page loads them, so delete them.
await rm('dist/client/assets/entries', { recursive: true })
const assets = globSync('assets/**/*.*', { cwd: 'dist/client' }).map(
  (file) => `/${file}`,
)
await writeFile('dist/client/_headers', headersFile(pages, site, assets.sort()))
await rm('dist/assets.json')
process.exitCode = 0
