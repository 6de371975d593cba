import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Mailbox, openMailbox } from '../../scripts/local/resend/mailbox.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const mail = {
  from: 'Harbourline <quotes@harbourline.example>',
  to: ['staff@harbourline.example', 'night@harbourline.example'],
  reply_to: 'ann@shop.example',
  subject: 'Inquiry',
  text: 'A kettle',
}

async function send(mailbox: Mailbox, content: object) {
  const headers = { 'idempotency-key': 'inquiry/1' }
  const body = JSON.stringify(content)
  const request = new Request('http://localhost', { method: 'POST', headers, body })
  return (await mailbox.accept(request)).json()
}

test('a mail is kept once under its key as it was sent, also by the next mailbox on the file', async () => {
  const file = join(temporaryFolder(), 'new', 'outbox.ndjson')
  const first = openMailbox(file)
  const { id } = await send(first, mail)
  expect(await send(first, mail)).toEqual({ id })
  const next = openMailbox(file)
  expect(await send(next, mail)).toEqual({ id })
  const rest = { html: null, idempotency_key: 'inquiry/1' }
  expect(next.list()).toEqual([{ id, created_at: expect.any(String), ...mail, ...rest }])
})

test('a mail is refused when its key stands for another mail', async () => {
  const mailbox = openMailbox()
  await send(mailbox, mail)
  const refusal = { name: 'invalid_idempotent_request', statusCode: 409 }
  expect(await send(mailbox, { ...mail, text: 'Two kettles' })).toMatchObject(refusal)
  expect(mailbox.list()).toHaveLength(1)
})
