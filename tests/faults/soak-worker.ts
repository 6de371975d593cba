// Runs the built function in a child process and sends the function's URL to the soak test. When
// the soak test disconnects, the process finishes sending its emails and exits.
import { pathToFileURL } from 'node:url'
import { listenLocally } from '../../scripts/local/http-server.ts'
import { createFunctionHost } from '../../scripts/local/netlify/function-host.ts'

const built = pathToFileURL('dist/functions/inquiries.mjs').href
const { handle } = await createFunctionHost([() => import(built)])
const { close, origin } = await listenLocally(0, handle)
process.once('disconnect', close)
process.send?.(origin)
