import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { findChromium } from '../browsers.ts'
import { type Finding, ok, warning } from './finding.ts'

/** Whether the end-to-end tests have a browser. */
export function checkBrowser(): Finding {
  const path = findChromium() ?? chromium.executablePath()
  return existsSync(path)
    ? ok('Browser', `for the tests: ${path}`)
    : warning('Browser', 'none for the tests: npm test installs one, or set CHROMIUM_PATH')
}
