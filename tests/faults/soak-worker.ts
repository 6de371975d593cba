// One process of the built function, as Netlify runs it. It sends its address to the soak test, and
// ends when the soak test disconnects and all emails of its inquiries are sent.
import { pathToFileURL } from 'node:url'
import { listenLocally } from '../../scripts/local/http-server.ts'
import { createFunctionHost } from '../../scripts/local/netlify/function-host.ts'

const built = pathToFileURL('dist/functions/inquiries.mjs').href
const { handle } = await createFunctionHost(() => import(built))
const { close, origin } = await listenLocally(0, handle)
process.once('disconnect', close)
process.send?.(origin)
