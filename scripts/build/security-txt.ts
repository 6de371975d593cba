import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { site } from '../../src/site.ts'

/**
 * Writes `.well-known/security.txt`: where to report a hole (RFC 9116). The standard wants it to
 * expire less than a year from now, so each build renews it.
 */
export async function writeSecurityTxt(folder: string) {
  const expires = new Date()
  expires.setUTCHours(0, 0, 0, 0)
  expires.setUTCDate(expires.getUTCDate() + 360)
  const lines = [
    `Contact: mailto:${site.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${site.origin}/.well-known/security.txt`,
  ]
  await mkdir(join(folder, '.well-known'), { recursive: true })
  await writeFile(join(folder, '.well-known/security.txt'), `${lines.join('\n')}\n`)
}
