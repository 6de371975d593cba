import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Resend } from 'resend'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
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
  server = await listenLocally(0, (request, response) => mailbox.answer(request, response))
  resend = new Resend('re_local', { baseUrl: server.origin })
})

afterEach(async () => {
  await server.close()
  mailbox.close()
  await rm(folder, { recursive: true })
})

const mail = {
  from: 'Harbourline <quotes@harbourline.example>',
  to: ['staff@harbourline.example', 'night@harbourline.example'],
  replyTo: 'ann@shop.example',
  subject: 'Inquiry',
  text: 'A kettle',
}

describe('a mail from the real SDK', () => {
  test('is kept with what it was sent with', async () => {
    const { data } = await resend.emails.send(mail, { idempotencyKey: 'inquiry/1' })
    expect(mailbox.list()).toEqual([
      {
        id: data?.id,
        created_at: expect.any(String),
        from: mail.from,
        to: mail.to,
        reply_to: mail.replyTo,
        subject: mail.subject,
        text: mail.text,
        html: null,
        idempotency_key: 'inquiry/1',
      },
    ])
  })

  test('is kept once when it is repeated under its key', async () => {
    const first = await resend.emails.send(mail, { idempotencyKey: 'inquiry/1' })
    const again = await resend.emails.send(mail, { idempotencyKey: 'inquiry/1' })
    expect(again).toMatchObject({ error: null, data: first.data })
    expect(mailbox.list()).toHaveLength(1)
  })

  test('is kept once when it arrives ten times at once', async () => {
    const sends = Array.from({ length: 10 }, () =>
      resend.emails.send(mail, { idempotencyKey: 'inquiry/1' }),
    )
    const ids = (await Promise.all(sends)).map(({ data }) => data?.id)
    expect(new Set(ids).size).toBe(1)
    expect(mailbox.list()).toHaveLength(1)
  })

  test('is refused when its key stands for another mail', async () => {
    await resend.emails.send(mail, { idempotencyKey: 'inquiry/1' })
    const { error } = await resend.emails.send(
      { ...mail, text: 'Two kettles' },
      { idempotencyKey: 'inquiry/1' },
    )
    expect(error).toMatchObject({ name: 'invalid_idempotent_request', statusCode: 409 })
    expect(mailbox.list()).toHaveLength(1)
  })

  test('is a mail of its own each time when it has no key', async () => {
    await resend.emails.send(mail)
    await resend.emails.send(mail)
    expect(mailbox.list()).toHaveLength(2)
  })
})

describe('Resend’s refusals', () => {
  test.each([
    ['no recipient', { to: [] }, 'missing_required_field'],
    ['no sender', { from: '' }, 'missing_required_field'],
    ['no subject', { subject: '' }, 'missing_required_field'],
    ['no text', { text: '' }, 'missing_required_field'],
    ['a sender that is no address', { from: 'Harbourline' }, 'validation_error'],
    ['a recipient that is no address', { to: 'staff@' }, 'validation_error'],
    ['a reply address that is none', { replyTo: 'ann' }, 'validation_error'],
    ['more than 50 recipients', { to: Array(51).fill('a@b.example') }, 'validation_error'],
  ])('a mail with %s is 422', async (_, change, name) => {
    const { error } = await resend.emails.send({ ...mail, ...change })
    expect(error).toMatchObject({ name, statusCode: 422 })
    expect(mailbox.list()).toEqual([])
  })

  test('a key of more than 256 characters is 400', async () => {
    const { error } = await resend.emails.send(mail, { idempotencyKey: 'k'.repeat(257) })
    expect(error).toMatchObject({ name: 'invalid_idempotency_key', statusCode: 400 })
  })

  test('a request without an API key is 401', async () => {
    const answer = await post('/emails', {}, JSON.stringify(mail))
    expect(answer).toMatchObject({ name: 'missing_api_key', statusCode: 401 })
  })

  test.each(['{', 'null', '"text"'])('the body %s is 422', async (body) => {
    const answer = await post('/emails', { authorization: 'Bearer re_local' }, body)
    expect(answer).toMatchObject({ name: 'validation_error', statusCode: 422 })
  })

  async function post(path: string, headers: Record<string, string>, body: string) {
    const answer = await fetch(server.origin + path, { method: 'POST', headers, body })
    expect(answer.ok).toBe(false)
    return answer.json()
  }
})

describe('the outbox file', () => {
  test('holds every acknowledged mail without having been closed', async () => {
    await resend.emails.send(mail, { idempotencyKey: 'inquiry/1' })
    const reopened = openMailbox(file)
    expect(reopened.list()).toEqual(mailbox.list())
    reopened.close()
  })

  test('survives a line that a crash tore, and goes on after it', async () => {
    await resend.emails.send(mail, { idempotencyKey: 'inquiry/1' })
    await appendFile(file, '{"mail":{"id":"to')
    mailbox.close()

    mailbox = openMailbox(file)
    expect(mailbox.list()).toHaveLength(1)
    await resend.emails.send(mail, { idempotencyKey: 'inquiry/2' })
    mailbox.close()

    mailbox = openMailbox(file)
    expect(mailbox.list()).toHaveLength(2)
  })

  test('remembers keys', async () => {
    const { data } = await resend.emails.send(mail, { idempotencyKey: 'inquiry/1' })
    mailbox.close()
    mailbox = openMailbox(file)
    const again = await resend.emails.send(mail, { idempotencyKey: 'inquiry/1' })
    expect(again.data).toEqual(data)
  })
})
