import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'

/**
 * What happens to one call on the wire. `before` and `after` say whether the stand-in had done its
 * work by then.
 */
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
  | { status: number; body: string; contentType?: string }
  /** Milliseconds until it is passed on, as by a database that has to wake up. */
  | { delay: number }

export interface FaultProxy {
  origin: string
  /** Faults for the next calls whose path contains the name, in order; then calls pass. */
  faults: { neon: (Fault | 'pass')[]; resend: (Fault | 'pass')[] }
  /** How many calls have come in, faulty or not. */
  calls: { neon: number; resend: number }
  close(): Promise<void>
}

/** An HTTP proxy in front of the stand-ins that breaks the calls it is told to break. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const faults: FaultProxy['faults'] = { neon: [], resend: [] }
  const calls = { neon: 0, resend: 0 }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const service = request.url?.includes('/neon/') ? 'neon' : 'resend'
    calls[service]++
    const fault = faults[service].shift() ?? 'pass'
    if (fault === 'refuse') return request.socket.destroy()
    const body = await buffer(request)
    if (fault === 'reset before') return request.socket.destroy()
    if (fault === 'hang before') return
    if (typeof fault === 'object' && 'delay' in fault) await delay(fault.delay)
    else if (typeof fault === 'object') {
      response.writeHead(fault.status, { 'content-type': fault.contentType ?? 'application/json' })
      return response.end(fault.body)
    }
    const { status, text } = await forward(target, request, body)
    if (fault === 'reset after') return request.socket.destroy()
    if (fault === 'hang after') return
    response.writeHead(status, { 'content-type': 'application/json' })
    if (fault === 'hang midway') return response.write(text.slice(0, 9))
    if (fault === 'reset midway') return response.write(text, () => request.socket.destroy())
    if (fault === 'truncated') return response.end(text.slice(0, text.length / 2))
    if (fault === 'no rows') return response.end(JSON.stringify({ ...JSON.parse(text), rows: [] }))
    return response.end(text)
  }

  const server = createServer((request, response) => {
    // A kept-alive connection that the stand-in closes at the same moment is one more reset.
    answer(request, response).catch(() => request.socket.destroy())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    faults,
    calls,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

async function forward(target: string, { url, method, headers }: IncomingMessage, body: Buffer) {
  const kept = Object.entries(headers).filter(
    ([name]) => !/^(host|connection|content-length|transfer-encoding)$/.test(name),
  )
  const reply = await fetch(`${target}${url}`, {
    method: method ?? 'POST',
    headers: kept as [string, string][],
    body: new Uint8Array(body),
  })
  return { status: reply.status, text: await reply.text() }
}

/** A PostgreSQL error as Neon answers it. */
export function sqlError(code: string, detail = ''): Fault {
  const body = JSON.stringify({ message: `failed: ${detail}`, code, severity: 'ERROR', detail })
  return { status: 400, body }
}
