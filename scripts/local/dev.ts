/** `npm run dev`: serves the pages and the function from their source files, with hot reload. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createDevMiddleware, renderPage } from 'vike/server'
import type { Plugin } from 'vite'
import { findRoute, notFoundRoute } from '../../src/routes.ts'
import { tabIcon } from '../publish/icons.ts'
import { forgetModules } from './forget-modules.ts'
import {
  createFunctionHost,
  type FunctionModule,
} from './netlify/function-host.ts'
import { runLocally } from './run-locally.ts'
import { createFactChoice } from './specimen/choose-facts.ts'
import { statesPage } from './states/page.ts'

/** Files in which an owner may have saved inquiries. `.gitignore` lists them too. */
const exportedFiles = ['csv', 'tsv', 'xls', 'xlsx', 'ods', 'numbers'].map(
  (ending) => `*.${ending}`,
)

/** Vite must not reload the page when the local database, a build or a test writes a file. */
const generatedFolders = ['.local', 'dist', '.test-results']

/** The build writes the icon, so the dev server must draw it. */
const icon: Plugin = {
  name: 'icon',
  configureServer({ middlewares }) {
    middlewares.use('/favicon.svg', async (_, response) => {
      response.setHeader('content-type', 'image/svg+xml')
      response.end(await tabIcon())
    })
  },
}

/**
 * The server keeps a page's text until all of its modules are loaded again. Vite does that only if
 * a browser has loaded the file too, but a page's text is loaded when the visitor touches the page.
 */
const savedText: Plugin = {
  name: 'saved-text',
  hotUpdate() {
    if (this.environment.name === 'ssr') forgetModules(this.environment)
  },
}

await runLocally(async ({ http }) => {
  const { plugin, choice } = createFactChoice()
  const { devMiddleware, viteServer } = await createDevMiddleware({
    viteConfig: {
      plugins: [plugin, icon, savedText],
      server: {
        middlewareMode: true,
        hmr: { server: http },
        // By default, Vite allows pages on other local ports to read its responses.
        cors: false,
        fs: { deny: ['.env', '.env.*', '*.env', ...exportedFiles] },
        watch: { ignored: generatedFolders.map((name) => `**/${name}/**`) },
      },
    },
  })
  // If all folders were allowed, browsers could load production.env and the local inquiries.
  const { root, server } = viteServer.config
  const served = ['src', 'public', 'node_modules', 'scripts/local/states']
  server.fs.allow = served.map((name) => join(root, name))
  const load = (name: string) =>
    viteServer.ssrLoadModule(`/netlify/functions/${name}.ts`)
  const loadFunction = load as (name: string) => Promise<FunctionModule>
  // Vite's middleware calls `sendPage` for each request that isn't for a file.
  const handle = await createFunctionHost(loadFunction, (request, response) =>
    devMiddleware(request, response, () => sendPage(request, response)),
  )
  return {
    handle,
    sweep: async () => (await load('sweep')).default(),
    facts: choice,
    statesPage,
  }
})

async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = request.url ?? '/'
  const { httpResponse } = await renderPage({ urlOriginal: url })
  // One Vike page handles all URLs, so Vike itself never responds with a 404.
  const [path = url] = url.split('?', 1)
  const isMissing = findRoute(path) === notFoundRoute
  const status = isMissing ? 404 : httpResponse.statusCode
  // `writeHead` takes names and values in turn.
  response.writeHead(status, httpResponse.headers.flat())
  httpResponse.pipe(response)
}
