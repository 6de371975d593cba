import type { Route } from '../routes.ts'

interface ManifestChunk {
  file: string
  imports?: string[]
}

/**
 * Addresses of the chunks that the script of this page will ask for, so that the browser can fetch
 * them together and not one after the other. Empty in development, where there are no chunks.
 */
export function pageChunks(
  { page }: Route,
  manifest: Record<string, ManifestChunk> | null,
): string[] {
  const found = new Set<string>()
  const collect = (key: string) => {
    const chunk = manifest?.[key]
    if (!chunk || found.has(`/${chunk.file}`)) return
    found.add(`/${chunk.file}`)
    chunk.imports?.forEach(collect)
  }
  collect(`src/pages/${page}.tsx`)
  return [...found]
}
