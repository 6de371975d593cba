import { loadPage } from '../navigation/load-page.ts'
import type { Route } from '../routes.ts'

interface ManifestChunk {
  file: string
  imports?: string[]
}

const pageFiles = import.meta.glob('../pages/*.tsx')

/**
 * Addresses of the chunks that the script of this page will ask for, so that the browser can fetch
 * them together and not one after the other. Empty in development, where there are no chunks.
 */
export async function pageChunks(
  route: Route,
  manifest: Record<string, ManifestChunk> | null,
): Promise<string[]> {
  if (!manifest) return []
  const page = await loadPage(route)
  const found = new Set<string>()
  const collect = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || found.has(`/${chunk.file}`)) return
    found.add(`/${chunk.file}`)
    chunk.imports?.forEach(collect)
  }
  for (const [file, load] of Object.entries(pageFiles)) {
    // The same module has the same namespace object, however it was imported.
    if ((await load()) === page) collect(file.replace('../', 'src/'))
  }
  return [...found]
}
