import { expect, type Page, type Response } from 'playwright/test'

/**
 * Opens an address of the site and waits until React has hydrated the page. A test fails where the
 * page throws an error that nothing catches.
 */
export async function open(page: Page, path: string): Promise<Response | null> {
  page.removeAllListeners('pageerror')
  page.on('pageerror', (error) => expect.soft(error, 'an uncaught error of the page').toBeNull())
  const response = await page.goto(path)
  await hydrated(page)
  return response
}

/**
 * Waits until React has taken over the whole document that is shown, after a reload for example.
 * Before that, a link loads a document and the form is sent by the browser.
 */
export async function hydrated(page: Page): Promise<void> {
  // Polls by a timer: below-the-screen.spec.ts takes `requestAnimationFrame` away.
  await page.waitForFunction(isHydrated, undefined, { polling: 20 })
}

/**
 * Runs in the page. React hydrates the header before the page inside `<Suspense>`, and sets its
 * properties on elements before it is done. It is done when its current tree holds `<main>`.
 */
function isHydrated(): boolean {
  type Fiber = { stateNode: unknown; child: Fiber; sibling: Fiber } | null
  const holds = (fiber: Fiber, element: Element): boolean =>
    fiber?.stateNode === element ||
    (fiber !== null && (holds(fiber.child, element) || holds(fiber.sibling, element)))
  const [root, main] = [document.getElementById('root'), document.getElementById('main')]
  const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer$'))
  if (!root || !main || !key) return false
  // The form sets `noValidate` in a ref, which React calls after it has committed the tree.
  const form = document.querySelector('form')
  return (!form || form.noValidate) && holds(Reflect.get(root, key).stateNode.current, main)
}
