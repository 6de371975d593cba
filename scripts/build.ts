/**
 * `npm run build`: the pages to `dist/client`, which the CDN serves, and the function to
 * `dist/functions`, which Netlify runs.
 */
import { readFile, rm, writeFile } from 'node:fs/promises'
import { build } from 'vike/api'
import { site } from '../src/site.ts'
import { isOrigin } from './build/address.ts'
import { bundleFunction } from './build/bundle-function.ts'
import { inlineFirstPaint } from './build/first-paint.ts'
import { headersFile } from './build/headers.ts'
import { prune } from './build/prune.ts'
import { readRejectedPage } from './build/rejected-page.ts'
import { writeSecurityTxt } from './build/security-txt.ts'
import { writeSiteFiles } from './build/site-files.ts'

if (!isOrigin(site.origin)) {
  console.error(
    'SITE_URL must be an origin without a slash at its end, as in https://www.example.com.',
  )
  process.exit(1)
}

// Until the last step is done. Vike prints every uncaught error, and Node then ends as if there were none.
process.exitCode = 1
process.env.NODE_ENV = 'production'
await rm('dist', { recursive: true, force: true })
await build()

// Vike renders this page like the others, but it belongs to the function.
const rejectedPageFile = 'dist/client/inquiry-rejected.html'
const rejectedPage = readRejectedPage(await readFile(rejectedPageFile, 'utf8'))
await rm(rejectedPageFile)
await bundleFunction(rejectedPage)

const inlineHashes = await inlineFirstPaint('dist/client')
await writeFile('dist/client/_headers', headersFile(inlineHashes))
await writeSiteFiles('dist/client')
await writeSecurityTxt('dist/client')
await prune('dist')
process.exitCode = 0
