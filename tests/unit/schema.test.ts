import { describe, expect, it } from 'vitest'
import { checkInquiry, limits } from '../../src/inquiry/schema.ts'
import { inquiry } from '../support/inquiry-requests.ts'

// What else is refused or changed, tests/function/hostile.test.ts and refusing.test.ts show.
describe('the check of an inquiry', () => {
  it.each([
    ['name', '', 'Name is required'],
    ['name', 'x'.repeat(101), 'Name must be less than 100 characters'],
    ['name', 'a\0b', 'Name must not contain characters that cannot be stored'],
    ['email', '', 'Invalid email address'],
    ['email', 'not an address', 'Invalid email address'],
    ['email', 'a\0b@example.com', 'Invalid email address'],
    ['email', `${'x'.repeat(250)}@example.com`, 'Email must be less than 255 characters'],
    ['phone', '1'.repeat(21), 'Phone number must be less than 20 characters'],
    ['product', '', 'Product details are required'],
    ['product', 'x'.repeat(1001), 'Product details must be less than 1000 characters'],
    ['quantity', 'x'.repeat(51), 'Quantity must be less than 50 characters'],
  ])('says of %s = %j: %s', (field, value, message) => {
    const errors = [{ field, message }]
    expect(checkInquiry({ ...inquiry, [field]: value })).toEqual({ ok: false, errors })
  })

  it('accepts an e-mail address of exactly the limit', () => {
    const email = `${'x'.repeat(60)}@${'d'.repeat(60)}.${'d'.repeat(60)}.${'d'.repeat(60)}.example.com`
    expect(email).toHaveLength(limits.email)
    expect(checkInquiry({ ...inquiry, email })).toMatchObject({ ok: true, inquiry: { email } })
  })
})
