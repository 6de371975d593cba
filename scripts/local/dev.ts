/** `npm run dev`: serves the pages and the function from their source files, with hot reload. */
import { join } from 'node:path'
import { createDevMiddleware, renderPage } from 'vike/server'
import { findRoute, notFoundRoute } from '../../src/routes.ts'
import {
  createFunctionHost,
  type FunctionModule,
} from './netlify/function-host.ts'
import { runLocally } from './run-locally.ts'
import { createFactChoice } from './specimen/choose-facts.ts'
import { statesPage } from './states/page.ts'

/** Files in which an owner may have saved inquiries. `.gitignore` lists them too. */
const exports = ['csv', 'tsv', 'xls', 'xlsx', 'ods', 'numbers'].map(
  (ending) => `*.${ending}`,
)

await runLocally(async ({ http }) => {
  const { plugin, choice } = createFactChoice()
  const { devMiddleware, viteServer } = await createDevMiddleware({
    viteConfig: {
      plugins: [plugin],
      server: {
        middlewareMode: true,
        hmr: { server: http },
        // By default, Vite allows pages on other local ports to read its responses.
        cors: false,
        fs: { deny: ['.env', '.env.*', '*.env', ...exports] },
        // Vite must not reload the page when the local database, a build or a test writes a file.
        watch: {
          ignored: ['.local', 'dist', '.test-results'].map(
            (name) => `**/${name}/**`,
          ),
        },
      },
    },
  })
  // If all folders were allowed, browsers could load production.env and the local inquiries.
  const { root, server } = viteServer.config
  const served = ['src', 'public', 'node_modules', 'scripts/local/states']
  server.fs.allow = served.map((name) => join(root, name))
  const load = (name: string) =>
    viteServer.ssrLoadModule(`/netlify/functions/${name}.ts`)
  const loadTyped = load as (name: string) => Promise<FunctionModule>
  return {
    handle: await createFunctionHost(loadTyped, (request, response) =>
      devMiddleware(request, response, async () => {
        const url = request.url ?? '/'
        const { httpResponse } = await renderPage({ urlOriginal: url })
        // One Vike page handles all URLs, so Vike itself never responds with a 404.
        const isMissing =
          findRoute(url.split('?', 1)[0] ?? url) === notFoundRoute
        response.writeHead(
          isMissing ? 404 : httpResponse.statusCode,
          httpResponse.headers.flat(),
        )
        httpResponse.pipe(response)
      }),
    ),
    sweep: async () => (await load('sweep')).default(),
    facts: choice,
    statesPage,
  }
})
