import { existsSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver'
import { listenLocally } from '../netlify/local/listen-locally.ts'
import { spawnGroup } from '../netlify/local/process-group.ts'

// Debian's WebKit is driven by WebDriver. It opens windows, for which Xvfb gives a virtual screen.
const driver = '/usr/bin/WebKitWebDriver'
const screen = '/usr/bin/xvfb-run'

/** Whether Debian's packages `webkit2gtk-driver` and `xvfb` are installed. */
export const hasWebKitGtk = existsSync(driver) && existsSync(screen)

/** Opens a window of WebKitGTK, the engine of Safari, for a visitor who allows scripts or not. */
export async function openWebKitGtk(
  script: boolean,
  tries = 3,
): Promise<{ browser: WebDriver; close(): Promise<void> }> {
  // The driver cannot choose a free port itself.
  const free = await listenLocally(0, () => undefined)
  await free.close()
  // A window has focus while the pointer is in it, and the pointer begins in the middle of the screen.
  const xvfb = ['-a', '-s', '-screen 0 640x480x24']
  const service = spawnGroup(screen, [...xvfb, driver, `--port=${free.port}`], { stdio: 'ignore' })
  const server = `http://127.0.0.1:${free.port}`
  const status = () => fetch(`${server}/status`).catch(() => undefined)
  while (!(await status())?.ok) {
    if (service.exitCode !== null) {
      if (tries === 1) throw new Error('WebKitWebDriver did not start')
      // Another process may have taken the port meanwhile.
      return openWebKitGtk(script, tries - 1)
    }
    await setTimeout(100)
  }
  const browser = await new Builder()
    .usingServer(server)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { args: ['--automation', `--enable-javascript=${script}`] },
      }),
    )
    .build()
  return {
    browser,
    async close() {
      await browser.quit()
      if (service.pid) process.kill(-service.pid, 'SIGTERM')
    },
  }
}
