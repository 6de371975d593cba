/** `npm run dev:netlify`: serves the built site with `netlify dev` and the stand-ins. */
import { pathToFileURL } from 'node:url'
import { buildSite, spawnGroup } from './child-processes.ts'
import { runLocally } from './run-locally.ts'

await runLocally(async (server) => {
  await buildSite()
  const port = server.port + 1
  // --internal-disable-edge-functions stops netlify-cli from downloading Deno for edge functions.
  const options = ['--offline', '--internal-disable-edge-functions', '--no-open', `--port=${port}`]
  console.info(
    'Starting netlify-cli 27. On first use, npx downloads it (350 MB), which takes a few minutes …',
  )
  const command = ['--yes', 'netlify-cli@27', 'dev', ...options]
  const cli = spawnGroup('npx', command, { stdio: ['ignore', 'inherit', 'inherit'] })
  cli.once('close', (code) => process.exit(code ?? 1))
  return {
    port,
    handle: (_request, response) => void response.writeHead(404).end(),
    sweep: (await import(pathToFileURL('dist/functions/sweep.mjs').href)).default,
  }
})
