import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'

/**
 * Starts the built site for the browser tests, as `npm start` does and on a port that the system
 * chooses. Playwright's workers find its address as SITE_UNDER_TEST.
 *
 * @returns what stops it.
 * @throws with everything that the start said when it fails.
 */
export default async function startSite() {
  const data = `.test-results/local-${process.pid}`
  const site = spawn(process.execPath, ['netlify/local/start.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      LOCAL_DATA: data,
      DATABASE_URL: '',
      NETLIFY_DATABASE_URL: '',
      RESEND_API_KEY: '',
    },
  })
  const closed = once(site, 'close')
  let said = ''
  let address: string | undefined
  for await (const text of site.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    said += text
    address = /Site\s+(http:\/\/localhost:\d+)\s/.exec(said)?.[1]
    if (address) break
  }
  if (!address) throw new Error(`The site did not start:\n${said}`)
  process.env.SITE_UNDER_TEST = address
  // Nobody reads the rest, which must not fill the pipe.
  site.stdout.resume()
  return async () => {
    site.kill()
    await closed
    await rm(data, { recursive: true, force: true })
  }
}
