import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Mailbox, openMailbox } from '../../netlify/local/resend/mailbox.ts'

let folder: string
let file: string
let mailbox: Mailbox

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mailbox-'))
  file = join(folder, 'new', 'outbox.ndjson')
  mailbox = openMailbox(file)
})

afterEach(() => rm(folder, { recursive: true }))

const mail = {
  from: 'Harbourline <quotes@harbourline.example>',
  to: ['staff@harbourline.example', 'night@harbourline.example'],
  reply_to: 'ann@shop.example',
  subject: 'Inquiry',
  text: 'A kettle',
}

async function send(content: object) {
  const headers = { 'idempotency-key': 'inquiry/1' }
  const body = JSON.stringify(content)
  const request = new Request('http://localhost', { method: 'POST', headers, body })
  return (await mailbox.accept(request)).json()
}

test('a mail is kept once under its key as it was sent, also by the next mailbox on the file', async () => {
  const { id } = await send(mail)
  expect(await send(mail)).toEqual({ id })
  mailbox = openMailbox(file)
  expect(await send(mail)).toEqual({ id })
  const rest = { html: null, idempotency_key: 'inquiry/1' }
  expect(mailbox.list()).toEqual([{ id, created_at: expect.any(String), ...mail, ...rest }])
})

test('a mail is refused when its key stands for another mail', async () => {
  await send(mail)
  const refusal = { name: 'invalid_idempotent_request', statusCode: 409 }
  expect(await send({ ...mail, text: 'Two kettles' })).toMatchObject(refusal)
  expect(mailbox.list()).toHaveLength(1)
})
