import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { projectFiles } from './project-files.ts'
import { temporaryFolder } from './temporary-folder.ts'

export interface SiteCopy {
  folder: string
  read(file: string): string
  write(file: string, content: string | Uint8Array): void
  /** Replaces the first match in a file. @throws if there is no match. */
  edit(file: string, before: string | RegExp, after: string): void
  /** Runs a script with Node. @returns the exit status and all output. */
  run(...command: string[]): { status: number | null; output: string }
}

/** Copies the project's files to a folder with an unusual path, and links node_modules. */
export function copySite(...whenDone: Parameters<typeof temporaryFolder>): SiteCopy {
  const folder = join(temporaryFolder(...whenDone), "src/node_modules' site (1) & [é]")
  for (const file of projectFiles) cpSync(file, join(folder, file))
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const write = (file: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
  return {
    folder,
    read,
    write,
    edit(file, before, after) {
      const changed = read(file).replace(before, () => after)
      if (changed === read(file)) throw new Error(`${file} has no ${before}`)
      write(file, changed)
    },
    run(...command) {
      const env = { ...process.env, SITE_URL: '', SITE_EMAIL: '', URL: '', NO_COLOR: '1' }
      const options = { cwd: folder, env, encoding: 'utf8' } as const
      const { status, stdout, stderr } = spawnSync(process.execPath, command, options)
      return { status, output: stdout + stderr }
    },
  }
}
