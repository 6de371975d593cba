import { join } from 'node:path'

/** The port of the site on this machine; whoever has bound it may use `localFolder` of it. */
export function localPort(environment: NodeJS.ProcessEnv): number {
  return Number(environment.PORT || 8888)
}

/** Where the embedded database and mailbox of that port keep their data. */
export function localFolder(port: number): string {
  return join('.local', String(port))
}
