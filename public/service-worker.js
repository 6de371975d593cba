// A former site at this address may have left a service worker, which would show that site to its
// visitors for ever. Browsers regularly load the worker's file again. This file has the usual name,
// so it replaces the worker, and then removes itself. See "Replace a former site" in docs/deploy.md.

addEventListener('install', () => skipWaiting())

addEventListener('activate', (event) => event.waitUntil(removeWorker()))

async function removeWorker() {
  const pages = await clients.matchAll({ type: 'window' })
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
  // The pages still show the former site, so load them again.
  for (const page of pages) page.navigate(page.url)
}
