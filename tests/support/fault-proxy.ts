import { once } from 'node:events'
import { Agent, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { buffer, text as readText } from 'node:stream/consumers'
import { standInEnvironment } from '../../netlify/local/environment.ts'
import { listenLocally } from '../../netlify/local/listen-locally.ts'

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
  | 'upgrade'
  | { status: number; body: string; headers?: Record<string, string> }

type Service = 'neon' | 'resend'

export interface FaultProxy {
  /** What the function reads to find the stand-ins by way of the proxy. */
  env: ReturnType<typeof standInEnvironment>
  /** Faults for the next calls whose path contains the name, in order. */
  faults: Record<Service, (Fault | 'pass')[]>
  /** What happens to a call for which no fault is listed; it passes unless this says otherwise. */
  otherwise: Record<Service, () => Fault | 'pass' | Promise<Fault | 'pass'>>
  /** How many calls have come in, faulty or not. */
  calls: Record<Service, number>
  /** Called when a call begins to hang. */
  onHang(): void
  /** Forgets all faults and calls. */
  mend(): void
  close(): Promise<void>
}

const switchingProtocols =
  'HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\n'

/** An HTTP proxy in front of the stand-ins that breaks the calls it is told to break. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const agent = new Agent({ keepAlive: true })

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const service = request.url?.includes('/neon/') ? 'neon' : 'resend'
    proxy.calls[service]++
    const fault = proxy.faults[service].shift() ?? (await proxy.otherwise[service]())
    if (fault === 'refuse') return request.socket.destroy()
    const body = await buffer(request)
    if (fault === 'reset before') return request.socket.destroy()
    if (fault === 'hang before') return proxy.onHang()
    if (fault === 'upgrade') return request.socket.write(switchingProtocols)
    if (typeof fault === 'object') {
      const { status, body, headers } = fault
      return response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(body)
    }
    const { status, text } = await forward(agent, target, request, body)
    if (fault === 'reset after') return request.socket.destroy()
    if (fault === 'hang after') return proxy.onHang()
    response.writeHead(status, { 'content-type': 'application/json' })
    if (fault === 'hang midway') {
      // Not at once, so that the caller has nearly always begun to read the answer.
      return response.write(text.slice(0, 9), () => setTimeout(() => proxy.onHang(), 20))
    }
    if (fault === 'reset midway') return response.write(text, () => request.socket.destroy())
    if (fault === 'truncated') return response.end(text.slice(0, text.length / 2))
    if (fault === 'no rows') return response.end(JSON.stringify({ ...JSON.parse(text), rows: [] }))
    return response.end(text)
  }

  // A kept-alive connection that the stand-in closes at the same moment is one more reset.
  const server = await listenLocally(0, (request, response) =>
    answer(request, response).catch(() => request.socket.destroy()),
  )
  const proxy: FaultProxy = {
    env: standInEnvironment(server.origin),
    ...sound(),
    onHang() {},
    mend: () => void Object.assign(proxy, sound()),
    close() {
      agent.destroy()
      return server.close()
    },
  }
  return proxy
}

function sound(): Pick<FaultProxy, 'faults' | 'otherwise' | 'calls'> {
  return {
    faults: { neon: [], resend: [] },
    otherwise: { neon: () => 'pass', resend: () => 'pass' },
    calls: { neon: 0, resend: 0 },
  }
}

// Not fetch(), which took a tenth of the fault suite's time.
async function forward(agent: Agent, target: string, from: IncomingMessage, body: Buffer) {
  const kept = Object.entries(from.headers).filter(
    ([name]) => !/^(host|connection|content-length|transfer-encoding)$/.test(name),
  )
  const call = request(`${target}${from.url}`, {
    agent,
    method: from.method ?? 'POST',
    headers: Object.fromEntries(kept),
  })
  call.end(body)
  const [reply] = (await once(call, 'response')) as [IncomingMessage]
  return { status: reply.statusCode ?? 502, text: await readText(reply) }
}

/** A PostgreSQL error as Neon answers it. */
export function sqlError(code: string, detail = ''): Fault {
  const body = JSON.stringify({ message: `failed: ${detail}`, code, severity: 'ERROR', detail })
  return { status: 400, body }
}

/** What Neon answered somebody else's inquiry. */
function answerToAnother(): Fault {
  const types = { inquiry_id: 2950, created: 16, same_content: 16, call: 2950 }
  const fields = Object.entries(types).map(([name, dataTypeID]) => ({ name, dataTypeID }))
  const rows = [[crypto.randomUUID(), 't', 't', crypto.randomUUID()]]
  return { status: 200, body: JSON.stringify({ fields, rows, rowAsArray: true }) }
}

const html = (status: number): Fault => ({ status, body: '<!doctype html><title>Oops</title>' })

export const hangingFaults: readonly Fault[] = ['hang before', 'hang after', 'hang midway']

/** What any service may answer at times, apart from hanging. */
export const passingFaults: readonly Fault[] = [
  ...(['refuse', 'reset before', 'reset after', 'reset midway', 'truncated', 'upgrade'] as const),
  ...[200, 429, 500, 502, 503].map(html),
]

/** What the database may answer at times. */
export const databaseFaults: readonly Fault[] = [
  ...passingFaults,
  'no rows',
  answerToAnother(),
  html(400),
  { status: 200, body: 'null' },
  // Neon has lost a connection.
  { status: 400, body: '{"message":"connection closed","code":""}' },
  ...['08006', '40001', '40P01', '53300', '57P01', '57P03'].map((state) => sqlError(state)),
]
