import type { Page } from 'playwright/test'
import { missingPath } from './every-path.ts'

/**
 * Collects, from now on and until the test ends, what no page may do besides throwing errors, for
 * which open() looks: complain in the console, break the policy, or ask another host for something.
 */
export async function watchProblems(page: Page): Promise<string[]> {
  const problems: string[] = []
  page.on('console', (message) => {
    // Chromium reports that the document itself answered 404, which is what the test asked for.
    if (message.location().url.endsWith(missingPath)) return
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') problems.push(request.url())
  })
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      console.error(`Policy: ${violatedDirective} ${blockedURI} ${sample}`)
    })
  })
  return problems
}
