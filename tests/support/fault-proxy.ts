import type { IncomingMessage, ServerResponse } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { standInEnvironment } from '../../scripts/local/environment.ts'
import { listenLocally } from '../../scripts/local/http-server.ts'

/**
 * A fault to inject into one call: before or after the stand-in does its work, or partway through
 * its response. If this is an object, it replaces the stand-in's response.
 */
export type Fault =
  | 'refuse'
  | `${'reset' | 'hang'} ${'before' | 'after' | 'midway'}`
  | 'truncated'
  | 'no rows'
  | { status: number; body: string; headers?: Record<string, string> }

type Outcome = Fault | 'pass'

export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>

/** Starts a proxy that forwards calls to the stand-ins at `target` and can inject faults. */
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
      // The delay gives the caller time to start reading the response.
      return response.write(text.slice(0, 9), () => setTimeout(() => proxy.onHang(), 20))
    }
    if (fault === 'reset midway') return response.write(text, reset)
    if (fault === 'truncated') return response.end(text.slice(0, text.length / 2))
    if (fault === 'no rows') return response.end(JSON.stringify({ ...JSON.parse(text), rows: [] }))
    return response.end(text)
  }

  // Destroy the socket if forwarding fails: the stand-in may close a connection just as it is reused.
  const server = await listenLocally(0, (request, response) =>
    respond(request, response).catch(() => request.socket.destroy()),
  )
  const proxy = {
    env: standInEnvironment(server.origin),
    ...noFaults(),
    onHang() {},
    /** Removes all faults and resets the call counts. */
    mend: () => void Object.assign(proxy, noFaults()),
    close: server.close,
  }
  return proxy
}

function noFaults() {
  const pass = (): Outcome | Promise<Outcome> => 'pass'
  return {
    faults: { neon: [] as Outcome[], resend: [] as Outcome[] },
    /** Chooses a fault for each call once `faults` is empty. */
    fallback: { neon: pass, resend: pass },
    calls: { neon: 0, resend: 0 },
  }
}

async function forward(url: string, from: IncomingMessage, body: string) {
  // Omit the headers that describe one connection, because fetch() sets its own.
  const omitted = ['host', 'connection', 'content-length', 'transfer-encoding']
  const headers = Object.entries(from.headers).filter(([name]) => !omitted.includes(name))
  const init = { method: 'POST', headers: headers as [string, string][], body }
  const response = await fetch(url, init)
  return { status: response.status, text: await response.text() }
}

export function sqlError(code: string, detail = ''): Fault {
  const body = JSON.stringify({ message: `failed: ${detail}`, code, severity: 'ERROR', detail })
  return { status: 400, body }
}

export function resendError(statusCode: number, name: string, message = '', headers = {}): Fault {
  return { status: statusCode, headers, body: JSON.stringify({ statusCode, name, message }) }
}

/** An HTML error page like those that proxy servers send. */
export const html = (status: number): Fault => ({ status, body: '<!doctype html><title>Oops' })

/** Simulates a database response that a proxy server delivers to the wrong caller. */
function responseToAnotherCall(): Fault {
  const types = { inquiry_id: 2950, created: 16, same_content: 16, call: 2950 }
  const fields = Object.entries(types).map(([name, dataTypeID]) => ({ name, dataTypeID }))
  const rows = [[crypto.randomUUID(), 't', 't', crypto.randomUUID()]]
  return { status: 200, body: JSON.stringify({ fields, rows, rowAsArray: true }) }
}

export const hangingFaults: readonly Fault[] = ['hang before', 'hang after', 'hang midway']

/** Temporary faults that can be injected into either service, except hanging calls. */
export const temporaryFaults: readonly Fault[] = [
  ...(['refuse', 'reset before', 'reset after', 'reset midway', 'truncated'] as const),
  ...[200, 429, 500, 502, 503].map(html),
]

/** Temporary faults that can be injected into the database, except hanging calls. */
export const databaseFaults: readonly Fault[] = [
  ...temporaryFaults,
  'no rows',
  responseToAnotherCall(),
  html(400),
  { status: 200, body: 'null' },
  // Neon sends this response when it loses its connection to PostgreSQL.
  { status: 400, body: '{"message":"connection closed","code":""}' },
  ...['08006', '40001', '40P01', '53300', '57P01', '57P03'].map((state) => sqlError(state)),
]
