import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'

const entries = ['src/prerender/+client.ts', 'style.css']

/**
 * Deletes the assets that no page can ask for: Vike also emits its own client runtime, which the
 * site's own entry replaces, and manifests that only the build reads.
 *
 * @param dist the folder with Vike's `assets.json` and, in `client`, what is published.
 */
export async function prune(dist: string) {
  const manifest: Manifest = JSON.parse(await readFile(join(dist, 'assets.json'), 'utf8'))
  const needed = new Set<string>()
  const need = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || needed.has(chunk.file)) return
    needed.add(chunk.file)
    for (const file of [...(chunk.css ?? []), ...(chunk.assets ?? [])]) needed.add(file)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) need(next)
  }
  entries.forEach(need)

  const client = join(dist, 'client')
  for (const file of await readdir(join(client, 'assets'), { recursive: true })) {
    const isFile = /\.\w+$/.test(file)
    if (isFile && !needed.has(`assets/${file}`)) await rm(join(client, 'assets', file))
  }
  await rm(join(client, '.vite'), { recursive: true, force: true })
  await rm(join(dist, 'assets.json'))
}
