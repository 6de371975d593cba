import { readFile } from 'node:fs/promises'
import { type Finding, ok, warning } from './finding.ts'

/** Whether this is the Node that Netlify builds and runs the site with. */
export async function checkNode(): Promise<Finding> {
  const production = /NODE_VERSION = "(\d+)/.exec(await readFile('netlify.toml', 'utf8'))?.[1]
  const here = process.versions.node
  if (here.split('.')[0] === production) return ok('Node', `${here}, as in production`)
  return warning(
    'Node',
    `${here}, but production runs ${production}: npm run … uses the right one where its package exists for this machine`,
  )
}
