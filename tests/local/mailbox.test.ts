import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Resend } from 'resend'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answerFetch } from '../../netlify/local/answer-fetch.ts'
import { type LocalServer, listenLocally } from '../../netlify/local/listen-locally.ts'
import { type Mailbox, openMailbox } from '../../netlify/local/resend/mailbox.ts'

let folder: string
let file: string
let mailbox: Mailbox
let server: LocalServer
let resend: Resend

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mailbox-'))
  file = join(folder, 'new', 'outbox.ndjson')
  mailbox = openMailbox(file)
  server = await listenLocally(0, (request, response) =>
    answerFetch(request, response, (mail) => mailbox.accept(mail)),
  )
  resend = new Resend('re_local', { baseUrl: server.origin })
})

afterEach(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const mail = {
  from: 'Harbourline <quotes@harbourline.example>',
  to: ['staff@harbourline.example', 'night@harbourline.example'],
  replyTo: 'ann@shop.example',
  subject: 'Inquiry',
  text: 'A kettle',
}
const underKey = { idempotencyKey: 'inquiry/1' }

test('a mail is kept once under its key as it was sent, also by the next mailbox on the file', async () => {
  const sends = Array.from({ length: 10 }, () => resend.emails.send(mail, underKey))
  const ids = (await Promise.all(sends)).map(({ data }) => data?.id)
  mailbox = openMailbox(file)
  ids.push((await resend.emails.send(mail, underKey)).data?.id)
  const { replyTo, ...sent } = mail
  const named = { ...sent, reply_to: replyTo, html: null, idempotency_key: 'inquiry/1' }
  expect(mailbox.list()).toEqual([{ id: ids[0], created_at: expect.any(String), ...named }])
  expect(new Set(ids).size).toBe(1)
})

test('a mail is refused when its key stands for another mail', async () => {
  await resend.emails.send(mail, underKey)
  const { error } = await resend.emails.send({ ...mail, text: 'Two kettles' }, underKey)
  expect(error).toMatchObject({ name: 'invalid_idempotent_request', statusCode: 409 })
  expect(mailbox.list()).toHaveLength(1)
})
