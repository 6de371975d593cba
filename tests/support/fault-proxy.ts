import type { IncomingMessage, ServerResponse } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { standInEnvironment } from '../../scripts/local/environment.ts'
import { listenLocally } from '../../scripts/local/http-server.ts'

/**
 * A fault of one call, before or after the stand-in has done its work, or in the middle of its
 * response. An object replaces the response of the stand-in.
 */
export type Fault =
  | 'refuse'
  | `${'reset' | 'hang'} ${'before' | 'after' | 'midway'}`
  | 'truncated'
  | 'no rows'
  | { status: number; body: string; headers?: Record<string, string> }

type Outcome = Fault | 'pass'

export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>

/** Starts a server that passes calls on to the stand-ins at `target`, and can break any of them. */
export async function startFaultProxy(target: string) {
  async function respond(request: IncomingMessage, response: ServerResponse) {
    const service = request.url?.includes('/neon/') ? 'neon' : 'resend'
    proxy.calls[service]++
    const fault = proxy.faults[service].shift() ?? (await proxy.fallback[service]())
    const reset = () => request.socket.destroy()
    if (fault === 'refuse') return reset()
    const body = await readText(request)
    if (fault === 'reset before') return reset()
    if (fault === 'hang before') return proxy.onHang()
    const type = { 'content-type': 'application/json' }
    if (typeof fault === 'object') {
      return response.writeHead(fault.status, { ...type, ...fault.headers }).end(fault.body)
    }
    const { status, text } = await forward(target + request.url, request, body)
    if (fault === 'reset after') return reset()
    if (fault === 'hang after') return proxy.onHang()
    response.writeHead(status, type)
    if (fault === 'hang midway') {
      // The pause lets the caller begin to read the response.
      return response.write(text.slice(0, 9), () => setTimeout(() => proxy.onHang(), 20))
    }
    if (fault === 'reset midway') return response.write(text, reset)
    if (fault === 'truncated') return response.end(text.slice(0, text.length / 2))
    if (fault === 'no rows') return response.end(JSON.stringify({ ...JSON.parse(text), rows: [] }))
    return response.end(text)
  }

  // The stand-in may close a kept-alive connection just when the proxy uses it again.
  const server = await listenLocally(0, (request, response) =>
    respond(request, response).catch(() => request.socket.destroy()),
  )
  const proxy = {
    /** The function's variables, with the addresses of the proxy. */
    env: standInEnvironment(server.origin),
    ...noFaults(),
    /** Called when a call hangs. */
    onHang() {},
    /** Ends all faults and sets the counts to 0. */
    mend: () => void Object.assign(proxy, noFaults()),
    close: server.close,
  }
  return proxy
}

function noFaults() {
  const pass = (): Outcome | Promise<Outcome> => 'pass'
  return {
    /** Faults for the next calls of each service, in order. */
    faults: { neon: [] as Outcome[], resend: [] as Outcome[] },
    /** Returns the faults of all later calls. */
    fallback: { neon: pass, resend: pass },
    calls: { neon: 0, resend: 0 },
  }
}

async function forward(url: string, from: IncomingMessage, body: string) {
  // These headers belong to one connection, and fetch() sets its own.
  const omitted = ['host', 'connection', 'content-length', 'transfer-encoding']
  const headers = Object.entries(from.headers).filter(([name]) => !omitted.includes(name))
  const init = { method: 'POST', headers: headers as [string, string][], body }
  const response = await fetch(url, init)
  return { status: response.status, text: await response.text() }
}

/** A PostgreSQL error, as Neon returns it. */
export function sqlError(code: string, detail = ''): Fault {
  const body = JSON.stringify({ message: `failed: ${detail}`, code, severity: 'ERROR', detail })
  return { status: 400, body }
}

/** An error in the JSON format of Resend. */
export function resendError(statusCode: number, name: string, message = '', headers = {}): Fault {
  return { status: statusCode, headers, body: JSON.stringify({ statusCode, name, message }) }
}

/** An error page, as a proxy server sends it. */
export const html = (status: number): Fault => ({ status, body: '<!doctype html><title>Oops' })

/** A response of the database that a proxy server delivers to the wrong caller. */
function responseToAnotherCall(): Fault {
  const types = { inquiry_id: 2950, created: 16, same_content: 16, call: 2950 }
  const fields = Object.entries(types).map(([name, dataTypeID]) => ({ name, dataTypeID }))
  const rows = [[crypto.randomUUID(), 't', 't', crypto.randomUUID()]]
  return { status: 200, body: JSON.stringify({ fields, rows, rowAsArray: true }) }
}

export const hangingFaults: readonly Fault[] = ['hang before', 'hang after', 'hang midway']

/** Temporary faults of any service, except for calls that hang. */
export const temporaryFaults: readonly Fault[] = [
  ...(['refuse', 'reset before', 'reset after', 'reset midway', 'truncated'] as const),
  ...[200, 429, 500, 502, 503].map(html),
]

/** Temporary faults of the database, except for calls that hang. */
export const databaseFaults: readonly Fault[] = [
  ...temporaryFaults,
  'no rows',
  responseToAnotherCall(),
  html(400),
  { status: 200, body: 'null' },
  // Neon sends this response if it has lost its connection to PostgreSQL.
  { status: 400, body: '{"message":"connection closed","code":""}' },
  ...['08006', '40001', '40P01', '53300', '57P01', '57P03'].map((state) => sqlError(state)),
]
