import { type FieldName, fieldNames } from '../../src/inquiry/limits.ts'

const address = 'https://harbourline.example/api/inquiries'
export const jsonType = { 'content-type': 'application/json' }
export const formType = { 'content-type': 'application/x-www-form-urlencoded' }

// Fields that an owner adds also have entries here, so that they break no test.
const anyEntries = Object.fromEntries(
  fieldNames.map((name) => [name, `x ${name}`]),
) as Record<FieldName, string>

export const inquiry = {
  ...anyEntries,
  name: 'Åsa Öberg',
  email: 'asa@example.com',
  phone: '+46 8 123 456',
  product: 'A kitchen scale like example.com/scale 😀\nin two colours',
  quantity: '500 units',
}

type Headers = Record<string, string>

export function jsonPost(
  body: unknown = inquiry,
  headers: Headers = {},
): Request {
  return rawPost(JSON.stringify(body), { ...jsonType, ...headers })
}

export const formPost = (
  fields: Record<string, string> = inquiry,
  headers: Headers = {},
) =>
  rawPost(new URLSearchParams(fields).toString(), { ...formType, ...headers })

export const rawPost = (body: BodyInit, headers: Headers = jsonType) =>
  new Request(address, {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit)

export async function idOf(response: Response): Promise<string> {
  const { id } = await response.json()
  if (!/^[0-9a-f-]{36}$/.test(id))
    throw new Error(`The response has the id ${id}`)
  return id
}

/** Returns the decoded field values from the page that the function returns for invalid input. */
export function formValues(html: string): string[] {
  return fieldNames.map((name) => {
    const found = new RegExp(
      ` name="${name}"[^>]*?(?: value="|>\\n)([^"<]*)`,
    ).exec(html)
    return String(found?.[1]).replace(/&#(\d+);/g, (_, code) =>
      String.fromCharCode(code),
    )
  })
}
