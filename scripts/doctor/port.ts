import type { Environment } from '../../netlify/inquiries/settings.ts'
import { listenLocally } from '../../netlify/local/listen-locally.ts'
import { type Finding, ok, warning } from './finding.ts'

/** Whether `npm start` could listen. */
export async function checkPort(environment: Environment): Promise<Finding> {
  const port = Number(environment.PORT || 8888)
  try {
    const server = await listenLocally(port, (_request, response) => response.end())
    await server.close()
    return ok('Port', `${port} is free`)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EADDRINUSE') return warning('Port', `cannot be listened on (${code})`)
    const what = (await isOurs(port)) ? 'this site is running there' : 'choose another with PORT=…'
    return warning('Port', `${port} is taken: ${what}`)
  }
}

async function isOurs(port: number): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(2000)
    return (await fetch(`http://localhost:${port}/_local`, { signal })).ok
  } catch {
    return false
  }
}
