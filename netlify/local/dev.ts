/** `npm run dev`: the site and its function straight from their sources, with hot reload. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createDevMiddleware, renderPage } from 'vike/server'
import { createFunctionHost, type FunctionModule } from './function-host.ts'
import { runLocally } from './run-locally.ts'

await runLocally({
  async openSite(http) {
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
    const host = await createFunctionHost(
      () =>
        viteServer.ssrLoadModule('/netlify/functions/inquiries.ts') as Promise<
          Record<string, unknown> & FunctionModule
        >,
    )
    return {
      answer: (request, response) =>
        host.handles(request)
          ? host.answer(request, response)
          : devMiddleware(request, response, () => answerPage(request, response)),
      async close() {
        await host.settle(5000)
        await viteServer.close()
      },
    }
  },
})

async function answerPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { httpResponse } = await renderPage({ urlOriginal: request.url ?? '/' })
  response.writeHead(httpResponse.statusCode, httpResponse.headers.flat())
  httpResponse.pipe(response)
}
