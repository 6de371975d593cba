import { expect, test } from 'playwright/test'
import { type Handler, listenLocally } from '../../scripts/local/http-server.ts'

/** The service worker of a former site, which shows each visitor the page that it stored once. */
const formerWorker = `
addEventListener('install', (event) => {
  skipWaiting()
  event.waitUntil(caches.open('former').then((cache) => cache.add('/')))
})
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(caches.match('/'))
})`

/** Serves a former site, whose pages register the worker at this path. */
function formerSite(workerPath: string): Handler {
  const formerPage = `<title>Former site</title>
    <script>navigator.serviceWorker.register('${workerPath}')</script>`
  return ({ url }, response) => {
    const isWorker = url === workerPath
    const type = isWorker ? 'text/javascript' : 'text/html'
    response.writeHead(200, { 'content-type': type })
    response.end(isWorker ? formerWorker : formerPage)
  }
}

/** Serves what the site at `origin` serves. */
function thisSite(origin: string): Handler {
  return async ({ url }, response) => {
    // Browsers refuse a service worker that is redirected, so pass redirects on.
    const ours = await fetch(origin + url, { redirect: 'manual' })
    const headers = Object.fromEntries(ours.headers)
    // fetch() has decompressed the body.
    delete headers['content-encoding']
    delete headers['content-length']
    response.writeHead(ours.status, headers)
    response.end(new Uint8Array(await ours.arrayBuffer()))
  }
}

const workerControlsPage = async () => {
  await navigator.serviceWorker.ready
  while (!navigator.serviceWorker.controller)
    await new Promise(requestAnimationFrame)
}

for (const workerPath of ['/service-worker.js', '/sw.js']) {
  test.describe(`a visitor of a former site with the worker ${workerPath}`, () => {
    let server: Awaited<ReturnType<typeof listenLocally>>

    test.beforeEach(async ({ page, baseURL }) => {
      let serve = formerSite(workerPath)
      server = await listenLocally(0, (request, response) =>
        serve(request, response),
      )
      await page.goto(server.origin)
      await page.evaluate(workerControlsPage)
      serve = thisSite(String(baseURL))
      await page.goto(`${server.origin}/about`)
    })

    test.afterEach(() => server.close())

    test('sees this site without doing anything', async ({ page }) => {
      // The page that the worker stored appears first.
      await expect(page).not.toHaveTitle('Former site')
    })

    test('has no worker and no stored page any more', async ({ page }) => {
      await expect(page).not.toHaveTitle('Former site')
      await page.goto(`${server.origin}/contact`)
      await expect(page).not.toHaveTitle('Former site')
      const workers = page.evaluate(() =>
        navigator.serviceWorker.getRegistrations(),
      )
      expect(await workers).toEqual([])
      expect(await page.evaluate(() => caches.keys())).toEqual([])
    })
  })
}
