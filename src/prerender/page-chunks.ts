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
  { page, hydrates }: Route,
  manifest: Record<string, ManifestChunk> | null,
): string[] {
  // Iterating a set also visits the keys that are added meanwhile.
  const entry = manifest?.['src/prerender/+client.ts']
  const keys = new Set(hydrates ? [`src/pages/${page}.tsx`] : entry?.imports)
  for (const key of keys) for (const imported of manifest?.[key]?.imports ?? []) keys.add(imported)
  return [...keys].flatMap((key) => (manifest?.[key] ? [`/${manifest[key].file}`] : []))
}
