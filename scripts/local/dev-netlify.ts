/** `npm run dev:netlify`: serves the built site with `netlify dev` and the stand-ins. */
import { spawn } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { forwardTo } from './netlify/forward.ts'
import { runLocally } from './run-locally.ts'

const isWindows = process.platform === 'win32'

await runLocally(async (server) => {
  process.env.BUILD_IS_LOCAL = '1'
  const { endBuildTurn } = await import('../build.ts')
  endBuildTurn()
  // netlify-cli needs a port of its own. `server` forwards the site's requests to it.
  const port = server.port + 1
  // With --internal-disable-edge-functions, netlify-cli doesn't download Deno.
  const options = [
    '--offline',
    '--internal-disable-edge-functions',
    '--no-open',
    `--port=${port}`,
  ]
  console.info(
    'Starting netlify-cli 27. On first use, npx downloads 350 MB, which takes minutes …',
  )
  const cli = spawn('npx', ['--yes', 'netlify-cli@27', 'dev', ...options], {
    stdio: ['ignore', 'inherit', 'inherit'],
    // Killing netlify-cli alone would leave its child processes running.
    detached: !isWindows,
    shell: isWindows,
  })
  const stop = () => {
    // A negative number stands for a process and its child processes.
    if (isWindows) cli.kill()
    else process.kill(-Number(cli.pid), 'SIGKILL')
  }
  process.once('exit', stop)
  cli.once('close', (code) => {
    process.off('exit', stop)
    process.exit(code ?? 1)
  })
  const sweepFile = pathToFileURL('dist/functions/sweep.mjs')
  const { default: sweep } = await import(sweepFile.href)
  return { handle: forwardTo(port), sweep }
})
