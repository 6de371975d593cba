import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'

/**
 * Starts the built site for the browser tests, as `npm start` does and on a port that the system
 * chooses. Playwright's workers find its address as SITE_UNDER_TEST.
 */
export default async function startSite() {
  const data = `.test-results/local-${process.pid}`
  const standIns = { DATABASE_URL: '', NETLIFY_DATABASE_URL: '', RESEND_API_KEY: '' }
  const site = spawn(process.execPath, ['scripts/local/start.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...standIns, PORT: '0', LOCAL_DATA: data },
  })
  process.env.SITE_UNDER_TEST = await new Promise<string>((resolve, reject) => {
    let said = ''
    site.stdout.on('data', (text) => {
      said += text
      const address = /Site\s+(http:\/\/localhost:\d+)\s/.exec(said)?.[1]
      if (address) resolve(address)
    })
    site.once('close', () => reject(new Error(`The site did not start:\n${said}`)))
  })
  const closed = once(site, 'close')
  return async () => {
    site.kill()
    await closed
    await rm(data, { recursive: true, force: true })
  }
}
