/** `npm run dev:netlify`: the built site under Netlify's own `netlify dev`, on the stand-ins. */
import { pathToFileURL } from 'node:url'
import { buildSite } from './build-site.ts'
import { spawnGroup } from './process-group.ts'
import { runLocally } from './run-locally.ts'

await runLocally(async (server) => {
  await buildSite()
  const port = server.port + 1
  const options = [
    // netlify-cli would download the runtime of edge functions, of which the site has none.
    ...['--offline', '--internal-disable-edge-functions', '--no-open'],
    ...['--port', `${port}`],
  ]
  console.info('Starting netlify-cli 27, which npx downloads once: about 350 MB, some minutes …')
  spawnGroup('npx', ['--yes', 'netlify-cli@27', 'dev', ...options], {
    stdio: ['ignore', 'inherit', 'inherit'],
  }).once('close', (code) => process.exit(code ?? 1))
  return {
    port,
    answer: (_request, response) => void response.writeHead(404).end(),
    sweep: (await import(pathToFileURL('dist/functions/sweep.mjs').href)).default,
  }
})
