import type { Page } from 'playwright/test'
import { missingPath } from './every-path.ts'

/**
 * Collects what no page may do: log an error or a warning, break the policy, or send a request to
 * another host. Uncaught errors fail the test by open().
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
