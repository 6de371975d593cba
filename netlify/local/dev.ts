/** `npm run dev`: the site and its function straight from their sources, with hot reload. */
import { createDevMiddleware, renderPage } from 'vike/server'
import { createFunctionHost, type FunctionModule } from './netlify/function-host.ts'
import { runLocally } from './run-locally.ts'

await runLocally(async ({ http }) => {
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
  const load = (name: string) => viteServer.ssrLoadModule(`/netlify/functions/${name}.ts`)
  const host = await createFunctionHost(() => load('inquiries') as Promise<FunctionModule>)
  return {
    answer: (request, response) =>
      host.handles(request)
        ? host.answer(request, response)
        : devMiddleware(request, response, async () => {
            const { httpResponse } = await renderPage({ urlOriginal: request.url ?? '/' })
            response.writeHead(httpResponse.statusCode, httpResponse.headers.flat())
            httpResponse.pipe(response)
          }),
    sweep: async () => (await load('sweep')).default(),
    async close() {
      await host.settle(5000)
      await viteServer.close()
    },
  }
})
