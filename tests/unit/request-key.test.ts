import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inquiry } from '../support/example-inquiry.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

/** The module as a page gets it that has just been loaded: nothing is left but the storage. */
async function load() {
  vi.resetModules()
  return import('../../src/inquiry/request-key.ts')
}

describe('the idempotency key of an inquiry', () => {
  it('stays the same for every try and over a reload of the page', async () => {
    const before = await load()
    const key = await before.requestKeyFor(inquiry)
    expect(await before.requestKeyFor({ ...inquiry })).toBe(key)
    const after = await load()
    expect(await after.requestKeyFor({ ...inquiry })).toBe(key)
  })

  it.each(['name', 'email', 'phone', 'product', 'quantity'] as const)(
    'is another one when the %s is changed, before and after a reload',
    async (field) => {
      const before = await load()
      const changed = { ...inquiry, [field]: 'changed' }
      const key = await before.requestKeyFor(inquiry)
      const next = await before.requestKeyFor(changed)
      expect(next).not.toBe(key)
      const after = await load()
      expect(await after.requestKeyFor(inquiry)).not.toBe(next)
    },
  )

  it('does not confuse what stands in one field with what stands in the next', async () => {
    const { requestKeyFor } = await load()
    const key = await requestKeyFor({ ...inquiry, phone: '12', quantity: '3' })
    expect(await requestKeyFor({ ...inquiry, phone: '1', quantity: '23' })).not.toBe(key)
  })

  it('ends with a success, also over a reload', async () => {
    const before = await load()
    const key = await before.requestKeyFor(inquiry)
    before.forgetRequestKey()
    const after = await load()
    expect(await after.requestKeyFor(inquiry)).not.toBe(key)
  })

  it('lives as long as the page where the browser blocks its storage', async () => {
    vi.stubGlobal('sessionStorage', {
      getItem: blocked,
      setItem: blocked,
      removeItem: blocked,
    })
    const { requestKeyFor, forgetRequestKey } = await load()
    const key = await requestKeyFor(inquiry)
    expect(await requestKeyFor(inquiry)).toBe(key)
    forgetRequestKey()
    expect(await requestKeyFor(inquiry)).not.toBe(key)
  })

  it.each(['not JSON', '{}', '{"key":1}', '"text"'])(
    'is made anew where the storage holds %j',
    async (text) => {
      sessionStorage.setItem('inquiry-request', text)
      const { requestKeyFor } = await load()
      expect(await requestKeyFor(inquiry)).toMatch(/^[0-9a-f-]{36}$/)
    },
  )
})

function blocked(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
