/** `npm start` builds the site, and serves its pages and functions as in production. */
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { localFolder } from './environment.ts'
import { createFunctionHost } from './netlify/function-host.ts'
import { createStaticSite } from './netlify/static-site.ts'
import { runLocally } from './run-locally.ts'

const load = (name: string) =>
  import(pathToFileURL(`dist/functions/${name}.mjs`).href)

await runLocally(async ({ port }) => {
  // `npm test` builds the site first, and sets SITE_IS_BUILT.
  process.env.BUILD_IS_LOCAL = '1'
  const { endBuildTurn } = process.env.SITE_IS_BUILT
    ? {}
    : await import('../build.ts')
  // Serves a copy of the site, because `npm test` and other builds delete `dist`.
  const folder = join(localFolder(port), 'site')
  await rm(folder, { recursive: true, force: true })
  await cp('dist/client', folder, { recursive: true })
  const handle = await createFunctionHost(load, await createStaticSite(folder))
  const { default: sweep } = await load('sweep')
  endBuildTurn?.()
  return { handle, sweep }
})
