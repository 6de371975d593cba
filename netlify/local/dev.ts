/** `npm run dev`: the site and its function straight from their sources, with hot reload. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createDevMiddleware, renderPage } from 'vike/server'
import {
  createFunctionHost,
  type FunctionModule,
  type ScheduledModule,
} from './netlify/function-host.ts'
import { runLocally } from './run-locally.ts'

await runLocally({
  async openSite({ http }) {
    const { devMiddleware, viteServer } = await createDevMiddleware({
      viteConfig: {
        server: {
          middlewareMode: true,
          hmr: { server: http },
          // What the database, builds and tests write must not reload the page.
          watch: { ignored: ['.local', 'dist', '.test-results'].map((name) => `**/${name}/**`) },
        },
      },
    })
    const load = (path: string): Promise<unknown> => viteServer.ssrLoadModule(path)
    const host = await createFunctionHost(
      () => load('/netlify/functions/inquiries.ts') as Promise<FunctionModule>,
    )
    return {
      answer: (request, response) =>
        host.handles(request)
          ? host.answer(request, response)
          : devMiddleware(request, response, async () => {
              const routes = (await load('/src/routes.ts')) as Routes
              return answerPage(request, response, routes)
            }),
      async sweep() {
        const { default: sweep } = (await load('/netlify/functions/sweep.ts')) as ScheduledModule
        return sweep()
      },
      async close() {
        await host.settle(5000)
        await viteServer.close()
      },
    }
  },
})

type Routes = typeof import('../../src/routes.ts')

/** All pages are one page to Vike, so it answers 200 for a missing one. The route table says 404. */
async function answerPage(
  request: IncomingMessage,
  response: ServerResponse,
  { findRoute, notFoundRoute }: Routes,
): Promise<void> {
  const url = request.url ?? '/'
  const { httpResponse } = await renderPage({ urlOriginal: url })
  const { pathname } = new URL(url, 'http://localhost')
  const isMissing = httpResponse.statusCode === 200 && findRoute(pathname) === notFoundRoute
  response.writeHead(isMissing ? 404 : httpResponse.statusCode, httpResponse.headers.flat())
  httpResponse.pipe(response)
}
