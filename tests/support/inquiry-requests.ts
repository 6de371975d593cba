export const address = 'https://harbourline.example/api/inquiries'

export const inquiry = {
  name: 'Åsa Öberg',
  email: 'asa@example.com',
  phone: '+46 8 123 456',
  product: 'A kitchen scale like example.com/scale 😀\nin two colours',
  quantity: '500 units',
}

export type Headers = Record<string, string>

/** An inquiry as JSON, under a new key unless `headers` has one. */
export function jsonPost(body: unknown = inquiry, headers: Headers = {}): Request {
  return rawPost(JSON.stringify(body), {
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(),
    ...headers,
  })
}

/** What a browser without JavaScript sends. */
export function formPost(fields: Record<string, string> = inquiry, headers: Headers = {}): Request {
  return rawPost(new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    ...headers,
  })
}

export function rawPost(body: BodyInit, headers: Headers): Request {
  return new Request(address, { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
}

export async function idOf(response: Response): Promise<string> {
  const { id } = await response.json()
  if (!/^[0-9a-f-]{36}$/.test(id)) throw new Error(`Answered the id ${id}`)
  return id
}
