import { expect, type Page, type Response } from 'playwright/test'

/**
 * The way into the site for every test with script: opens an address of the site and waits until the
 * page is React's. From then on a test fails where the page throws an error that nothing catches.
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
  // By a timer: a page under test may be without frames.
  await page.waitForFunction(isHydrated, undefined, { polling: 20 })
}

/**
 * Runs in the page. The header is no sign of it: React takes over the page inside `<Suspense>` later.
 * Nor are the properties that React sets on an element, because it sets them before it is done. What
 * counts is that the tree which React calls current holds `<main>`.
 */
export function isHydrated(): boolean {
  type Fiber = { stateNode: unknown; child: Fiber; sibling: Fiber } | null
  const holds = (fiber: Fiber, element: Element): boolean =>
    fiber?.stateNode === element ||
    (fiber !== null && (holds(fiber.child, element) || holds(fiber.sibling, element)))
  const [root, main] = [document.getElementById('root'), document.getElementById('main')]
  const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer$'))
  if (!root || !main || !key) return false
  // An effect of the form sets it, and effects come after the tree.
  const form = document.querySelector('form')
  return (!form || form.noValidate) && holds(Reflect.get(root, key).stateNode.current, main)
}
