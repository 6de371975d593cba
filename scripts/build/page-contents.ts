import { createServer } from 'vite'
import { imagetools } from 'vite-imagetools'
import type { PageContent } from '../../src/content/types.ts'
import { notFoundRoute, type Route, routes } from '../../src/routes.ts'

/** Reads each page's texts from its module. Vite runs it, because Node can't import JSX and CSS. */
export async function readPageContents(): Promise<[Route, PageContent][]> {
  const vite = await createServer({
    configFile: false,
    plugins: [imagetools()],
    appType: 'custom',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    logLevel: 'warn',
  })
  const { loadFirstPage } = await vite.ssrLoadModule('/src/navigation/load-page.ts')
  const contents: [Route, PageContent][] = []
  for (const route of [...routes, notFoundRoute]) {
    contents.push([route, (await loadFirstPage(route)).content])
  }
  await vite.close()
  return contents
}
