import { expect, it } from 'vitest'
import { checkInquiry } from '../../src/inquiry/schema.ts'
import { inquiry } from '../support/requests.ts'

it.each([
  ['name', '', 'Name is required'],
  ['name', 'x'.repeat(101), 'Name must be less than 100 characters'],
  ['name', 'a\0b', 'Name must not contain characters that cannot be stored'],
  [
    'email',
    `${'x'.repeat(250)}@example.com`,
    'Email must be less than 255 characters',
  ],
  [
    'product',
    'x'.repeat(1001),
    'Product details must be less than 1000 characters',
  ],
])('refuses %s = %j with the message "%s"', (field, value, message) => {
  const errors = [{ field, message }]
  expect(checkInquiry({ ...inquiry, [field]: value })).toEqual({
    ok: false,
    errors,
  })
})

// With this domain, the last of these addresses is exactly 255 characters long, which is the limit.
const label = 'd'.repeat(60)
const domain = `${label}.${label}.${label}`

const storedAsTyped = [
  'Ann@Example.com',
  'user@xn--80a1acny.xn--p1ai',
  "o'neil.x+y&z/a@sub.example.co",
  `${'x'.repeat(64)}@${'y'.repeat(63)}.com`,
  `${'x'.repeat(60)}@${domain}.example.com`,
]

it.each([
  ...storedAsTyped.map((email) => [email, email]),
  ['ann@example.com\u200b', 'ann@example.com'],
  ['\ufeffann@example.com\u00a0', 'ann@example.com'],
  ['\u202aann@exam\u00adple.com\u202c', 'ann@example.com'],
  ['ann\u2060@example.com\ufe0f', 'ann@example.com'],
  ['mailto:ann%2Bx@example.com?subject=Hi', 'ann+x@example.com'],
  ['"Doe, Ann" <ann@example.com>;', 'ann@example.com'],
  ['"Doe (Ann@example.com)" <mailto:ann@example.com>', 'ann@example.com'],
  ['ann@example.com.', 'ann@example.com'],
  ['ann＠example。com', 'ann@example.com'],
  ['tim.o’connor@ex\u2011ample.com', "tim.o'connor@ex-ample.com"],
  ['ａｎｎ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ann@example.com'],
  ['info@räucher.example', 'info@xn--rucher-bua.example'],
  ['info@例え.テスト', 'info@xn--r8jz45g.xn--zckzah'],
  // Dictation and word suggestions insert spaces.
  ['ann.lee @ example.ca', 'ann.lee@example.ca'],
  ['Ann Lee <ann@ example.ca>', 'ann@example.ca'],
  ['ann@example. org', 'ann@example.org'],
  ['ann@example,net', 'ann@example.net'],
  [`ann${' '.repeat(400_000)}@example.com`, 'ann@example.com'],
  // Some Japanese carriers issued addresses like these.
  ['.ann..lee.@docomo.example.jp', '.ann..lee.@docomo.example.jp'],
  // NFKC replaces ligatures and other compatibility characters.
  ['sta\ufb00.o\ufb03ce@\ufb02at.example', 'staff.office@flat.example'],
  ['①23@example.com', '123@example.com'],
  // One script in each label, or Latin with Chinese, Japanese or Korean
  ['info@пример.example', 'info@xn--e1afmkfd.example'],
  ['info@роса.рф', 'info@xn--80a1aff.xn--p1ai'],
  ['info@ελληνικά.example', 'info@xn--hxargifdar.example'],
  ['info@ソニーlabの例.example', 'info@xn--lab-nc4bqpycxqi00s.example'],
  ['info@삼성tv.example', 'info@xn--tv-gs4j8o.example'],
  ['info@หมอ.example', 'info@xn--y3cth.example'],
])('stores the email address %j as %s', (typed, email) => {
  expect(checkInquiry({ ...inquiry, email: typed })).toMatchObject({
    inquiry: { email },
  })
})

it.each([
  'not an address',
  'a\0b@example.com',
  'ann@localhost',
  'ann@example..com',
  'ann@-example.com',
  'ann@ä',
  `${'x'.repeat(65)}@example.com`,
  `ann@${'y'.repeat(64)}.com`,
  'ann@example.com; bob@example.com',
  'bob@example.com <ann@example.com>',
  'ann@example.com\r\nBcc: x@x.example',
  'ann@ä/b.example',
  'ann@example.com”',
  `ann${' '.repeat(400_000)}x@example.com`,
  'änn@example.com',
  'ann@example.com. Thanks',
  'ann@example. Thanks',
  'ann@example, com',
  'ann lee@example.com',
  'ann @ example.com @ home',
  'ann@exam ple.com',
  // Letters of two scripts in one label
  'ann@\u0441ompany.com',
  'ann@compan\u0443.com',
  'ann@g\u03bfods.com',
  'ann@gmail.c\u043em',
  'ann@\u0585utlook.com',
  'ann@\u0441\u03bf.example',
  // Cyrillic letters that spell apple.com
  'ann@\u0430\u0440\u0440\u04cf\u0435.com',
])('refuses the email address %j', { timeout: 60_000 }, (email) => {
  expect(checkInquiry({ ...inquiry, email }).ok).toBe(false)
})

it('removes invisible characters from the telephone number', () => {
  const nonBreakingHyphen = '\u2011'
  const phone = `\u202d+1\u00a0(555)\u200b 010${nonBreakingHyphen}0\u202c`
  const checked = checkInquiry({ ...inquiry, phone })
  const tidied = { phone: `+1 (555) 010${nonBreakingHyphen}0` }
  expect(checked).toMatchObject({ inquiry: tidied })
})

it('removes invisible characters from the quantity', () => {
  const quantity = '5\u00ad00\u200b\tunits\u2060'
  const checked = checkInquiry({ ...inquiry, quantity })
  expect(checked).toMatchObject({ inquiry: { quantity: '500 units' } })
})

it('keeps the joiners of Arabic and of emojis', () => {
  const texts = { name: 'علی\u200cرضا', product: '👨\u200d👩\u200d👧' }
  const checked = checkInquiry({ ...inquiry, ...texts })
  expect(checked).toMatchObject({ inquiry: texts })
})

it('keeps the lines of the product, whatever ends them', () => {
  // Old programs, and the Unicode standard, end lines with these characters.
  const product = '1\v2\x853\u20284\f5'
  const checked = checkInquiry({ ...inquiry, product })
  expect(checked).toMatchObject({ inquiry: { product: '1\n2\n3\n4\n5' } })
})
