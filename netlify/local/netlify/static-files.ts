import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { lookup } from 'mrmime'

/** A file as it is sent: its bytes under each content coding that is worth offering. */
export interface StaticFile {
  contentType: string
  etag: string
  /** `identity`, and for text also `br` and `gzip`. */
  encodings: Map<string, Buffer>
}

const compressible = /^text\/|[/+](json|xml|javascript)\b/
const brotliQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/** Reads all files of a built site, by their address (`/about.html`). */
export async function readStaticFiles(folder: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    await Promise.all(
      paths.map(async (path): Promise<[string, StaticFile]> => {
        const address = path.slice(folder.length).split(sep).join('/')
        return [address, await staticFile(path)]
      }),
    ),
  )
}

async function staticFile(path: string): Promise<StaticFile> {
  const bytes = await readFile(path)
  const type = lookup(path) ?? 'application/octet-stream'
  const encodings = new Map([['identity', bytes]])
  if (compressible.test(type)) {
    encodings.set('br', await promisify(brotliCompress)(bytes, brotliQuality))
    encodings.set('gzip', await promisify(gzip)(bytes))
  }
  return {
    contentType: type.startsWith('text/') ? `${type}; charset=UTF-8` : type,
    etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    encodings,
  }
}
