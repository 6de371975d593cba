import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import {
  type AddressInfo,
  createServer as createTcpServer,
  type Server,
  type Socket,
} from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { postStatement } from '../../netlify/inquiries/post-statement.ts'

const statement = {
  method: 'POST',
  headers: { 'Neon-Connection-String': 'postgres://somebody:secret@db.example/site' },
  body: JSON.stringify({ query: 'SELECT $1', params: ['Åsa 🚢'] }),
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  onTestFinished(() => server.closeAllConnections())
  return `http://127.0.0.1:${await listen(server)}/sql`
}

test('sends what the driver hands it, as JSON of a known length', async () => {
  const received = Promise.withResolvers<[IncomingMessage, string]>()
  const url = await serve(async (request, response) => {
    received.resolve([request, await text(request)])
    response.end('{}')
  })
  await postStatement(url, statement)
  const [{ method, headers }, body] = await received.promise
  expect([method, body]).toEqual(['POST', statement.body])
  expect(headers).toMatchObject({
    'neon-connection-string': statement.headers['Neon-Connection-String'],
    'content-type': 'application/json',
    'content-length': `${Buffer.byteLength(statement.body)}`,
  })
})

test.each([
  [200, true],
  [299, true],
  [300, false],
  [400, false],
  [503, false],
])('gives back an answer with status %i, which is ok: %s', async (status, ok) => {
  const url = await serve((_, response) => response.writeHead(status).end('{"name":"Åsa 🚢"}'))
  const reply = await postStatement(url, statement)
  expect(reply).toMatchObject({ ok, status })
  expect(await reply.json()).toEqual({ name: 'Åsa 🚢' })
  expect(await reply.text()).toBe('{"name":"Åsa 🚢"}')
})

test('takes no password to where a redirect points', async () => {
  const asked: (string | undefined)[] = []
  const url = await serve((request, response) => {
    asked.push(request.url)
    response.writeHead(307, { location: '/elsewhere' }).end()
  })
  expect(await postStatement(url, statement)).toMatchObject({ ok: false, status: 307 })
  expect(asked).toEqual(['/sql'])
})

test('fails when the answer wants to speak another protocol', async () => {
  const url = await serve(({ socket }) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\n')
  })
  await expect(postStatement(url, statement)).rejects.toThrow()
})

test('uses one connection for statements that follow each other', async () => {
  const sockets = new Set<Socket>()
  const url = await serve((request, response) => {
    sockets.add(request.socket)
    response.end('{}')
  })
  for (let sent = 0; sent < 3; sent++) await postStatement(url, statement)
  expect(sockets.size).toBe(1)
})

test('sends nothing in the clear where the URL says https', async () => {
  const received = Promise.withResolvers<Buffer>()
  const port = await listen(
    createTcpServer((socket) => {
      socket.once('data', (data) => {
        received.resolve(data)
        socket.destroy()
      })
    }),
  )
  await expect(postStatement(`https://127.0.0.1:${port}/sql`, statement)).rejects.toThrow()
  // The first byte of a TLS handshake.
  expect((await received.promise).readUInt8(0)).toBe(22)
})
