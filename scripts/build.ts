/**
 * `npm run build`: checks the owner's files, then writes the pages to `dist/client`, and the
 * functions to `dist/functions`. With `--check`, as on Netlify, it also checks types.
 */
import { globSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { build } from 'vike/api'
import { bundleFunctions } from './build/bundle-function.ts'
import { checkSources } from './build/check-sources.ts'
import { headersFile } from './build/headers.ts'
import { readRejectedPage } from './build/rejected-page.ts'
import { normalizeSiteSettings, problemsOfSite } from './build/site-settings.ts'
import { loadDotEnv, runCommand } from './command.ts'

await runCommand(async () => loadDotEnv())
normalizeSiteSettings(process.env)

if (!(await checkSources(process.argv.includes('--check')))) process.exit(1)

// These modules import the owner's files, so load them only after the check.
const { site } = await import('../src/site.ts')
const { inlineFirstPaint } = await import('./build/first-paint.ts')
const { writeSiteFiles } = await import('./build/site-files.ts')
const problems = problemsOfSite(site, process.env)
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}

// Vike catches and prints uncaught errors, so Node would exit with status 0. Therefore, the exit
// status is 1 until the last line sets it to 0.
process.exitCode = 1
process.env.NODE_ENV = 'production'
await rm('dist', { recursive: true, force: true })
await build({ viteConfig: { logLevel: 'warn' } })

// Vike renders this page with the others, but only the function serves it.
const rejectedPageFile = 'dist/client/inquiry-rejected.html'
const rejectedPage = readRejectedPage(await readFile(rejectedPageFile, 'utf8'))
await rm(rejectedPageFile)
await bundleFunctions(rejectedPage)

const inlineHashes = await inlineFirstPaint('dist/client', 'dist/assets.json')
await writeSiteFiles('dist/client')

// Delete Vike's own entry files, because pages load only `src/prerender/+client.ts`.
for (const file of globSync('dist/client/assets/entries/*')) {
  if (!file.includes('prerender_client')) await rm(file)
}
const assets = globSync('assets/**/*.*', { cwd: 'dist/client' }).map((file) => `/${file}`)
await writeFile('dist/client/_headers', headersFile(inlineHashes, assets.sort()))
await rm('dist/assets.json')
process.exitCode = 0
