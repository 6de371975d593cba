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
  // A set is walked to its end, also through what is added on the way.
  const keys = new Set([`src/pages/${page}.tsx`])
  for (const key of keys) for (const imported of manifest?.[key]?.imports ?? []) keys.add(imported)
  return [...keys].flatMap((key) => (manifest?.[key] ? [`/${manifest[key].file}`] : []))
}
