import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { chromium, type Page } from 'playwright'
import { afterAll, expect } from 'vitest'
import { chromiumOptions } from '../../scripts/browsers.ts'
import { listenLocally } from '../../scripts/local/http-server.ts'
import { createStaticSite } from '../../scripts/local/netlify/static-site.ts'
import type { Text } from '../../scripts/publish/content-texts.ts'
import { projectFiles } from './project-files.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { unreadableAt } from './unreadable.ts'
import { everyPath } from './visit.ts'

export type SiteCopy = ReturnType<typeof copySite>

/**
 * Copies the project to a folder with an unusual path, inside another project's npm workspace, and
 * links node_modules. The scripts' working directory is a symbolic link to the copy.
 */
export function copySite(...whenDone: Parameters<typeof temporaryFolder>) {
  const outer = temporaryFolder(...whenDone)
  const folder = join(outer, "src/content/photos/node_modules' site (1) & [é]")
  writeFileSync(
    join(outer, 'package.json'),
    JSON.stringify({ workspaces: ['src/*/*/*'] }),
  )
  for (const file of projectFiles) cpSync(file, join(folder, file))
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const link = join(outer, 'my site')
  symlinkSync(folder, link)
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const write = (file: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
  return {
    folder,
    read,
    write,
    /** Replaces the first match in a file. @throws if the file does not contain `before`. */
    edit(file: string, before: string | RegExp, after: string) {
      const changed = read(file).replace(before, () => after)
      if (changed === read(file)) throw new Error(`${file} has no ${before}`)
      write(file, changed)
    },
    run(...command: string[]) {
      const unset = { SITE_URL: '', SITE_EMAIL: '', URL: '' }
      const set = { BUILD_IS_LOCAL: '1', PWD: link, NO_COLOR: '1' }
      const env = { ...process.env, ...unset, ...set }
      const options = { cwd: link, env, encoding: 'utf8' } as const
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        command,
        options,
      )
      return { status, output: stdout + stderr }
    },
  }
}

/** Serves a built copy as Netlify does. @returns a browser page whose base URL is the copy's. */
export async function openCopy({ folder }: SiteCopy): Promise<Page> {
  const handle = await createStaticSite(
    join(folder, 'dist/client'),
    join(folder, 'netlify.toml'),
  )
  const server = await listenLocally(0, handle)
  const browser = await chromium.launch(chromiumOptions)
  afterAll(async () => {
    await browser.close()
    await server.close()
  })
  return browser.newPage({ reducedMotion: 'reduce', baseURL: server.origin })
}

/** Checks that all text is readable at five viewport widths, and that added content is shown. */
export async function expectReadable(
  copy: SiteCopy,
  page: Page,
  paths = everyPath,
) {
  let shown = ''
  for (const path of paths) {
    await page.goto(path)
    shown += await page.evaluate(() => document.body.textContent)
    expect
      .soft(await unreadableAt(page, [320, 360, 768, 1280, 1920]), path)
      .toEqual([])
  }
  const code = `import { readTexts } from './scripts/publish/content-texts.ts'
                console.info(JSON.stringify(await readTexts()))`
  const texts: Text[] = JSON.parse(
    copy.run('--input-type=module', '-e', code).output,
  )
  const lost = texts.filter(
    ({ text }) => / extra \d$/.test(text) && !shown.includes(text),
  )
  expect.soft(lost, 'entries that no page shows').toEqual([])
}
