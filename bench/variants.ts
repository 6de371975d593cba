import { rmSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listenLocally } from '../scripts/local/listen-locally.ts'
import { createStaticSite } from '../scripts/local/netlify/static-site.ts'

/** A folder that is deleted when the process ends, also after an error or Ctrl-C. */
export const work = await mkdtemp(join(tmpdir(), 'bench-'))
process.once('exit', () => rmSync(work, { recursive: true, force: true, maxRetries: 5 }))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))

/**
 * Serves a copy of the built site, until the process ends.
 *
 * @param replaced the part of each page in whose place comes `by`.
 * @param files what the copy has besides, by name.
 * @returns its origin.
 */
export async function serveVariant(
  name: string,
  replaced: RegExp | string = '',
  by = '',
  files: Record<string, Uint8Array> = {},
): Promise<string> {
  const folder = join(work, name)
  await cp('dist/client', folder, { recursive: true })
  for (const [file, content] of Object.entries(files)) await writeFile(join(folder, file), content)
  for (const file of (await readdir(folder)).filter((file) => file.endsWith('.html'))) {
    const html = await readFile(join(folder, file), 'utf8')
    await writeFile(join(folder, file), html.replace(replaced, by))
  }
  return (await listenLocally(0, await createStaticSite(folder))).origin
}
