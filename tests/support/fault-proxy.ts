import type { IncomingMessage, ServerResponse } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { standInEnvironment } from '../../scripts/local/environment.ts'
import { listenLocally } from '../../scripts/local/http-server.ts'

/** A fault in one call: `before` or `after` the stand-in did its work, or `midway` in the response. */
export type Fault =
  | 'refuse'
  | 'reset before'
  | 'reset after'
  | 'hang before'
  | 'hang after'
  | 'hang midway'
  | 'reset midway'
  | 'truncated'
  | 'no rows'
  | { status: number; body: string; headers?: Record<string, string> }

export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>

export async function startFaultProxy(target: string) {
  async function respond(request: IncomingMessage, response: ServerResponse) {
    const service = request.url?.includes('/neon/') ? 'neon' : 'resend'
    proxy.calls[service]++
    const fault = proxy.faults[service].shift() ?? (await proxy.fallback[service]())
    if (fault === 'refuse') return request.socket.destroy()
    const body = await readText(request)
    if (fault === 'reset before') return request.socket.destroy()
    if (fault === 'hang before') return proxy.onHang()
    if (typeof fault === 'object') {
      const { status, body, headers } = fault
      response.writeHead(status, { 'content-type': 'application/json', ...headers })
      return response.end(body)
    }
    const { status, text } = await forward(target + request.url, request, body)
    if (fault === 'reset after') return request.socket.destroy()
    if (fault === 'hang after') return proxy.onHang()
    response.writeHead(status, { 'content-type': 'application/json' })
    if (fault === 'hang midway') {
      // Later, because the caller must have begun to read the response.
      return response.write(text.slice(0, 9), () => setTimeout(() => proxy.onHang(), 20))
    }
    if (fault === 'reset midway') return response.write(text, () => request.socket.destroy())
    if (fault === 'truncated') return response.end(text.slice(0, text.length / 2))
    if (fault === 'no rows') return response.end(JSON.stringify({ ...JSON.parse(text), rows: [] }))
    return response.end(text)
  }

  // The stand-in may close a kept-alive connection just when the proxy uses it again.
  const server = await listenLocally(0, (request, response) =>
    respond(request, response).catch(() => request.socket.destroy()),
  )
  const proxy = {
    /** The function's variables: they lead to the stand-ins through the proxy. */
    env: standInEnvironment(server.origin),
    ...noFaults(),
    onHang() {},
    mend(): void {
      Object.assign(proxy, noFaults())
    },
    close: server.close,
  }
  return proxy
}

type Outcome = Fault | 'pass'

function noFaults() {
  const pass = (): Outcome | Promise<Outcome> => 'pass'
  return {
    /** Faults for the next calls of each service, in order. */
    faults: { neon: [] as Outcome[], resend: [] as Outcome[] },
    /** Returns the faults of all further calls. */
    fallback: { neon: pass, resend: pass },
    calls: { neon: 0, resend: 0 },
  }
}

async function forward(url: string, from: IncomingMessage, body: string) {
  // These belong to the connection, so fetch sets its own.
  const own = ['host', 'connection', 'content-length', 'transfer-encoding']
  const headers = Object.entries(from.headers).filter(([name]) => !own.includes(name))
  const init = { method: 'POST', headers: headers as [string, string][], body }
  const response = await fetch(url, init)
  return { status: response.status, text: await response.text() }
}

/** A PostgreSQL error, as Neon returns it. */
export function sqlError(code: string, detail = ''): Fault {
  const body = JSON.stringify({ message: `failed: ${detail}`, code, severity: 'ERROR', detail })
  return { status: 400, body }
}

/** An error in Resend's own JSON. */
export function resendError(statusCode: number, name: string, message = '', headers = {}): Fault {
  return { status: statusCode, headers, body: JSON.stringify({ statusCode, name, message }) }
}

/** The response to another inquiry. */
function responseToAnother(): Fault {
  const types = { inquiry_id: 2950, created: 16, same_content: 16, call: 2950 }
  const fields = Object.entries(types).map(([name, dataTypeID]) => ({ name, dataTypeID }))
  const rows = [[crypto.randomUUID(), 't', 't', crypto.randomUUID()]]
  return { status: 200, body: JSON.stringify({ fields, rows, rowAsArray: true }) }
}

/** An error page, such as a proxy sends. */
export const html = (status: number): Fault => ({ status, body: '<!doctype html><title>Oops' })

export const hangingFaults: readonly Fault[] = ['hang before', 'hang after', 'hang midway']

/** Temporary faults of any service, except for calls that hang. */
export const passingFaults: readonly Fault[] = [
  ...(['refuse', 'reset before', 'reset after', 'reset midway', 'truncated'] as const),
  ...[200, 429, 500, 502, 503].map(html),
]

/** Temporary faults of the database, except for calls that hang. */
export const databaseFaults: readonly Fault[] = [
  ...passingFaults,
  'no rows',
  responseToAnother(),
  html(400),
  { status: 200, body: 'null' },
  // How Neon reports that it has lost a connection.
  { status: 400, body: '{"message":"connection closed","code":""}' },
  ...['08006', '40001', '40P01', '53300', '57P01', '57P03'].map((state) => sqlError(state)),
]
