// Runs the built functions in a child process, and sends the URL of their server to the soak test.
// When the soak test disconnects, this process finishes sending its emails and exits.
import { pathToFileURL } from 'node:url'
import { listenLocally } from '../../scripts/local/http-server.ts'
import { createFunctionHost } from '../../scripts/local/netlify/function-host.ts'

const load = (name: string) =>
  import(pathToFileURL(`dist/functions/${name}.mjs`).href)
const handle = await createFunctionHost(load, (_, response) =>
  response.writeHead(404).end(),
)
const { close, origin } = await listenLocally(0, handle)
process.once('disconnect', close)
process.send?.(origin)
