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

for (const worker of ['/service-worker.js', '/sw.js']) {
  test(`a visitor of a former site with the worker ${worker} sees this site`, async ({
    page,
    baseURL,
  }) => {
    let isFormer = true
    const formerPage = `<title>Former site</title>
      <script>navigator.serviceWorker.register('${worker}')</script>`
    const answer: Handler = async ({ url = '/' }, response) => {
      if (isFormer && url === worker) {
        response.writeHead(200, { 'content-type': 'text/javascript' })
        return response.end(formerWorker)
      }
      if (isFormer) {
        response.writeHead(200, { 'content-type': 'text/html' })
        return response.end(formerPage)
      }
      // Browsers refuse a service worker that is redirected, so pass redirects on.
      const ours = await fetch(baseURL + url, { redirect: 'manual' })
      const headers = Object.fromEntries(ours.headers)
      delete headers['content-encoding']
      delete headers['content-length']
      response.writeHead(ours.status, headers)
      response.end(new Uint8Array(await ours.arrayBuffer()))
    }
    const server = await listenLocally(0, answer)
    try {
      await page.goto(server.origin)
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready
        while (!navigator.serviceWorker.controller)
          await new Promise(requestAnimationFrame)
      })
      isFormer = false
      // The stored page appears first. Its visitor doesn't have to do anything.
      await page.goto(`${server.origin}/about`)
      await expect(page).not.toHaveTitle('Former site')
      await page.goto(`${server.origin}/contact`)
      await expect(page).not.toHaveTitle('Former site')
      const left = await page.evaluate(async () => [
        ...(await navigator.serviceWorker.getRegistrations()),
        ...(await caches.keys()),
      ])
      expect(left).toEqual([])
    } finally {
      await server.close()
    }
  })
}
