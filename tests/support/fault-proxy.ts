import type { IncomingMessage, ServerResponse } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { standInEnvironment } from '../../scripts/local/environment.ts'
import { listenLocally } from '../../scripts/local/http-server.ts'

/**
 * A fault in one call, or `pass` for no fault. The proxy injects a fault before or after the
 * stand-in does its work, or partway through its response. If the fault is an object, the proxy
 * sends the object as the response, without calling the stand-in.
 */
export type Fault =
  | 'pass'
  | 'refuse'
  | `reset ${'after' | 'midway'}`
  | `hang ${'before' | 'after' | 'midway'}`
  | 'truncated'
  | 'no rows'
  | { status: number; body: string; headers?: Record<string, string> }

export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>

/** Starts a proxy that forwards calls to the stand-ins at `target` and can inject faults. */
export async function startFaultProxy(target: string) {
  async function respond(request: IncomingMessage, response: ServerResponse) {
    const service = request.url?.includes('/neon/') ? 'neon' : 'resend'
    proxy.calls[service]++
    const body = await readText(request)
    const fault =
      proxy.nextFaults[service].shift() ??
      (await proxy.chooseFault[service]({ body }))
    const reset = () => request.socket.destroy()
    if (fault === 'refuse') return reset()
    if (fault === 'hang before') return proxy.onHang()
    const type = { 'content-type': 'application/json' }
    if (typeof fault === 'object') {
      return response
        .writeHead(fault.status, { ...type, ...fault.headers })
        .end(fault.body)
    }
    const perConnection = [
      'host',
      'connection',
      'content-length',
      'transfer-encoding',
    ]
    const sent = Object.entries(request.headers as Record<string, string>)
    const headers = sent.filter(([name]) => !perConnection.includes(name))
    const answered = await fetch(target + request.url, {
      method: 'POST',
      headers,
      body,
    })
    const text = await answered.text()
    if (fault === 'reset after') return reset()
    if (fault === 'hang after') return proxy.onHang()
    response.writeHead(answered.status, type)
    if (fault === 'hang midway') {
      // Wait 20 ms, so that the caller can start to read the response before the fault occurs.
      return response.write(text.slice(0, 9), () =>
        setTimeout(() => proxy.onHang(), 20),
      )
    }
    if (fault === 'reset midway') return response.write(text, reset)
    if (fault === 'truncated')
      return response.end(text.slice(0, text.length / 2))
    if (fault === 'no rows')
      return response.end(JSON.stringify({ ...JSON.parse(text), rows: [] }))
    return response.end(text)
  }

  // If the stand-in closes a connection just as fetch() reuses it, fetch() fails. The caller's
  // request must then fail too, so close the caller's connection.
  const server = await listenLocally(0, (request, response) =>
    respond(request, response).catch(() => request.socket.destroy()),
  )
  const proxy = {
    env: standInEnvironment(server.origin),
    ...noFaults(),
    onHang() {},
    repair: () => void Object.assign(proxy, noFaults()),
    close: server.close,
  }
  return proxy
}

function noFaults() {
  const pass = (_call: { body: string }): Fault | Promise<Fault> => 'pass'
  return {
    /** The faults of the next calls. */
    nextFaults: { neon: [] as Fault[], resend: [] as Fault[] },
    /** Chooses the fault of each call once `nextFaults` is empty. */
    chooseFault: { neon: pass, resend: pass },
    calls: { neon: 0, resend: 0 },
  }
}

export function sqlError(code: string, detail = ''): Fault {
  const body = JSON.stringify({
    message: `failed: ${detail}`,
    code,
    severity: 'ERROR',
    detail,
  })
  return { status: 400, body }
}

export function resendError(
  statusCode: number,
  name: string,
  { message = '', headers = {} } = {},
): Fault {
  return {
    status: statusCode,
    headers,
    body: JSON.stringify({ statusCode, name, message }),
  }
}

export const htmlPage = (status: number): Fault => ({
  status,
  body: '<!doctype html><title>Oops',
})

/** A database response that a proxy server has delivered to the wrong caller. */
function responseToAnotherCall(): Fault {
  const fields = ['id', 'call'].map((name) => ({ name, dataTypeID: 2950 }))
  const rows = [[crypto.randomUUID(), crypto.randomUUID()]]
  return {
    status: 200,
    body: JSON.stringify({ fields, rows, rowAsArray: true }),
  }
}

export const hangingFaults: readonly Fault[] = [
  'hang before',
  'hang after',
  'hang midway',
]

/** Temporary faults, other than hangs, that can occur in calls to Neon or Resend. */
export const temporaryFaults: readonly Fault[] = [
  ...(['refuse', 'reset after', 'reset midway', 'truncated'] as const),
  ...[200, 429, 500, 502, 503].map(htmlPage),
]

/** Temporary faults, other than hangs, that can occur in calls to Neon. */
export const databaseFaults: readonly Fault[] = [
  ...temporaryFaults,
  'no rows',
  responseToAnotherCall(),
  htmlPage(400),
  { status: 200, body: 'null' },
  // Neon responds like this when it loses its connection to PostgreSQL.
  { status: 400, body: '{"message":"connection closed","code":""}' },
  ...['08006', '40001', '40P01', '53300', '57P01', '57P03'].map((state) =>
    sqlError(state),
  ),
]
