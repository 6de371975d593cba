import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'

/**
 * Serves the built site on a free port, as `npm start` does, and stores its URL in SITE_UNDER_TEST
 * for Playwright's workers.
 */
export default async function startSite() {
  const data = `.test-results/local-${process.pid}`
  const standIns = { DATABASE_URL: '', NETLIFY_DATABASE_URL: '', RESEND_API_KEY: '' }
  const site = spawn(process.execPath, ['scripts/local/start.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...standIns, PORT: '0', LOCAL_DATA: data },
  })
  process.env.SITE_UNDER_TEST = await new Promise<string>((resolve, reject) => {
    let output = ''
    site.stdout.on('data', (text) => {
      output += text
      const address = /Site\s+(http:\/\/localhost:\d+)\s/.exec(output)?.[1]
      if (address) resolve(address)
    })
    site.once('close', () => reject(new Error(`The site did not start:\n${output}`)))
  })
  const closed = once(site, 'close')
  return async () => {
    site.kill()
    await closed
    await rm(data, { recursive: true, force: true })
  }
}
