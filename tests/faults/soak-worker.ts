// One process of the built function, as Netlify runs it. It gets posts from its parent by IPC, and ends
// when the parent disconnects and the emails after its responses are sent.
import { pathToFileURL } from 'node:url'
import { jsonPost } from '../support/inquiry-requests.ts'

const built = pathToFileURL('dist/functions/inquiries.mjs').href
const { default: handle } = await import(built)

process.on('message', async ({ number, body, headers }: SoakPost) => {
  const response: Response = await handle(jsonPost(body, headers), {
    requestId: String(number),
    // Node keeps a process alive while it waits for a response of the stand-ins.
    waitUntil() {},
  })
  const { id } = await response.json()
  const reply: SoakReply = { number, status: response.status, id }
  if (process.connected) process.send?.(reply)
})

export interface SoakPost {
  number: number
  body: object
  headers: Record<string, string>
}

export interface SoakReply {
  number: number
  status: number
  id: string
}
