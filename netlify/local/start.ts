/** `npm start`: builds the site, then serves it and its function as production would. */
import { pathToFileURL } from 'node:url'
import { buildSite } from './build-site.ts'
import { createFunctionHost, type FunctionModule } from './netlify/function-host.ts'
import { createStaticSite } from './netlify/static-site.ts'
import { runLocally } from './run-locally.ts'

const inquiriesFunction = pathToFileURL('dist/functions/inquiries.mjs').href

await runLocally({
  async openSite() {
    await buildSite()
    const answerPage = await createStaticSite('dist/client', 'netlify.toml')
    const host = await createFunctionHost((): Promise<FunctionModule> => import(inquiriesFunction))
    return {
      answer: (request, response) =>
        (host.handles(request) ? host.answer : answerPage)(request, response),
      close: () => host.settle(5000),
    }
  },
})
