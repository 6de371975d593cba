import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const generated =
  /^(node_modules|dist|\.git|\.local|\.netlify|\.test-results|.*\.tsbuildinfo|\.env)$/

/** The project's files, read without Git, because a ZIP from GitHub contains no repository. */
export const projectFiles = readdirSync('.')
  .filter((name) => !generated.test(name))
  .flatMap((name) =>
    statSync(name).isFile()
      ? name
      : readdirSync(name, { recursive: true, encoding: 'utf8' }).map((file) =>
          join(name, file).replaceAll('\\', '/'),
        ),
  )
  .filter((path) => statSync(path).isFile())
