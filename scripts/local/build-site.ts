import { once } from 'node:events'
import { CannotStart } from './local-data.ts'
import { spawnGroup } from './process-group.ts'

/** Runs `npm run build`. @throws CannotStart with all that the build said when it fails. */
export async function buildSite(): Promise<void> {
  console.info('Building the site …')
  const build = spawnGroup(process.execPath, ['--run', 'build'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: string[] = []
  build.stdout?.setEncoding('utf8').on('data', (text) => output.push(text))
  build.stderr?.setEncoding('utf8').on('data', (text) => output.push(text))
  const [code] = await once(build, 'close')
  if (code !== 0) throw new CannotStart(`${output.join('')}\nThe build failed.`)
}
