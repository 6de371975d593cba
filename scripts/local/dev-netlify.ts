/** `npm run dev:netlify`: the built site under Netlify's own `netlify dev`, on the stand-ins. */
import { pathToFileURL } from 'node:url'
import { buildSite, spawnGroup } from './child-processes.ts'
import { runLocally } from './run-locally.ts'

await runLocally(async (server) => {
  await buildSite()
  const port = server.port + 1
  const options = [
    // Without the second option, netlify-cli downloads Deno for edge functions, which the site lacks.
    ...['--offline', '--internal-disable-edge-functions', '--no-open'],
    ...['--port', `${port}`],
  ]
  console.info('Starting netlify-cli 27, which npx downloads once: about 350 MB, some minutes …')
  spawnGroup('npx', ['--yes', 'netlify-cli@27', 'dev', ...options], {
    stdio: ['ignore', 'inherit', 'inherit'],
  }).once('close', (code) => process.exit(code ?? 1))
  return {
    port,
    handle: (_request, response) => void response.writeHead(404).end(),
    sweep: (await import(pathToFileURL('dist/functions/sweep.mjs').href)).default,
  }
})
