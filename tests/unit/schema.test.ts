import { describe, expect, it } from 'vitest'
import { checkInquiry, limits } from '../../src/inquiry/schema.ts'

const complete = {
  name: 'Zoë Çelik',
  email: 'zoe@example.com',
  phone: '+1 555 0100',
  product: 'Bamboo lunch boxes',
  quantity: '500 units',
}

function messageFor(changes: object) {
  const checked = checkInquiry({ ...complete, ...changes })
  return checked.ok ? undefined : checked.errors.map(({ message }) => message).join('; ')
}

describe('an inquiry', () => {
  it('is accepted as it is when everything is within its limits', () => {
    expect(checkInquiry(complete)).toEqual({ ok: true, inquiry: complete })
  })

  it('is trimmed before it is checked', () => {
    const padded = Object.fromEntries(Object.entries(complete).map(([k, v]) => [k, `\t ${v}\n`]))
    expect(checkInquiry(padded)).toEqual({ ok: true, inquiry: complete })
  })

  it.each([undefined, null, '', '   ', '\u200b'])(
    'has null for an optional value of %j',
    (empty) => {
      const checked = checkInquiry({ ...complete, phone: empty, quantity: empty })
      expect(checked).toMatchObject({ ok: true, inquiry: { phone: null, quantity: null } })
    },
  )

  it('carries nothing that was not asked for', () => {
    const checked = checkInquiry({ ...complete, admin: true, ['__proto__']: { id: 1 } })
    expect(checked.ok && Object.keys(checked.inquiry)).toEqual(Object.keys(complete))
  })
})

describe('messages', () => {
  it.each([
    ['name', '', 'Name is required'],
    ['name', 'x'.repeat(101), 'Name must be less than 100 characters'],
    ['email', '', 'Invalid email address'],
    ['email', 'not an address', 'Invalid email address'],
    ['email', `${'x'.repeat(250)}@example.com`, 'Email must be less than 255 characters'],
    ['phone', '1'.repeat(21), 'Phone number must be less than 20 characters'],
    ['product', '', 'Product details are required'],
    ['product', 'x'.repeat(1001), 'Product details must be less than 1000 characters'],
    ['quantity', 'x'.repeat(51), 'Quantity must be less than 50 characters'],
  ])('say of %s = %j: %s', (field, value, message) => {
    expect(messageFor({ [field]: value })).toBe(message)
  })

  it('come one for each field, in the order of the form', () => {
    const checked = checkInquiry({ quantity: 'x'.repeat(51), email: '' })
    expect(checked.ok ? [] : checked.errors.map(({ field }) => field)).toEqual([
      'name',
      'email',
      'product',
      'quantity',
    ])
  })
})

describe('an e-mail address', () => {
  it.each([
    'a&b@example.com',
    'first/last@example.com',
    'user@xn--80a1acny.xn--p1ai',
    "o'neil.x+y@sub.example.co",
    `${'x'.repeat(64)}@${'y'.repeat(63)}.com`,
  ])('may be %s', (email) => expect(messageFor({ email })).toBeUndefined())

  it.each([
    'ann@localhost',
    '.ann@example.com',
    'ann.@example.com',
    'an..n@example.com',
    `${'x'.repeat(65)}@example.com`,
    `ann@${'y'.repeat(64)}.com`,
    'ann@-example.com',
    'ann@example..com',
    'ann @example.com',
    'ann@exämple.com',
  ])('may not be %s', (email) => expect(messageFor({ email })).toBe('Invalid email address'))
})

describe('length', () => {
  it.each(Object.entries(limits))('may be exactly the limit: %s %i', (field, limit) => {
    const value =
      field === 'email' ? `${'x'.repeat(60)}@${longDomain(limit - 61)}` : 'x'.repeat(limit)
    expect(value).toHaveLength(limit)
    expect(messageFor({ [field]: value })).toBeUndefined()
  })

  it('counts UTF-16 units, so an emoji is two', () => {
    expect(messageFor({ name: '📦'.repeat(50) })).toBeUndefined()
    expect(messageFor({ name: '📦'.repeat(51) })).toBe('Name must be less than 100 characters')
  })

  it('counts the CRLF of a form post as one character and keeps it as a line feed', () => {
    const lines = Array(500).fill('x').join('\r\n')
    const checked = checkInquiry({ ...complete, product: lines })
    expect(checked).toMatchObject({
      ok: true,
      inquiry: { product: lines.replaceAll('\r\n', '\n') },
    })
  })
})

describe('text that cannot be seen or stored', () => {
  it.each(['\u200b', '\u2060', '\u00ad', '\u3164', '\u2800', '\ufeff \u00a0', '\u0001'])(
    'is empty when it is only %j',
    (invisible) => {
      expect(messageFor({ name: invisible, product: invisible })).toBe(
        'Name is required; Product details are required',
      )
    },
  )

  it.each(['name', 'phone', 'product', 'quantity'])('is refused in %s', (field) => {
    for (const value of ['a\0b', '\0', 'a\ud800', '\udc00b']) {
      expect(messageFor({ [field]: value })).toContain('characters that cannot be stored')
    }
  })

  it('is refused in an e-mail address as any other wrong address', () => {
    expect(messageFor({ email: 'a\0b@example.com' })).toBe('Invalid email address')
  })
})

describe('values of another type', () => {
  it.each([0, 1, true, [], {}])('are refused, not converted: %j', (value) => {
    const checked = checkInquiry(
      Object.fromEntries(Object.keys(complete).map((field) => [field, value])),
    )
    expect(checked.ok ? [] : checked.errors).toHaveLength(5)
  })
})

function longDomain(length: number) {
  const labels = `${'d'.repeat(50)}.`.repeat(5).slice(0, length - '.com'.length)
  return `${labels.replace(/\.$/, 'd')}.com`
}
