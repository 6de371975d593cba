/** What visitors type or paste, and the address that is stored. */
export const acceptedAddresses = [
  ['ann@example.com\u200b', 'ann@example.com'],
  ['\ufeffann@example.com\u00a0', 'ann@example.com'],
  ['\u202aann@exam\u00adple.com\u202c', 'ann@example.com'],
  ['ann\u2060@example.com\ufe0f', 'ann@example.com'],
  ['mailto:ann@example.com?subject=Hi', 'ann@example.com'],
  ['Ann <ann@example.com>', 'ann@example.com'],
  ['"Doe, Ann" <ann@example.com>;', 'ann@example.com'],
  ['ann@example.com <mailto:ann@example.com>', 'ann@example.com'],
  ['ann@example.com.', 'ann@example.com'],
  ['ann@example.com; ', 'ann@example.com'],
  ['ann＠example。com', 'ann@example.com'],
  ['ａｎｎ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ann@example.com'],
  ['info@räucher.example', 'info@xn--rucher-bua.example'],
  ['info@straße.example', 'info@xn--strae-oqa.example'],
  ['info@例え.テスト', 'info@xn--r8jz45g.xn--zckzah'],
  ['Ann@Example.com', 'Ann@Example.com'],
] as const

export const refusedAddresses = [
  'ann@example.com; bob@example.com',
  'Ann <ann@example.com>, Bob <bob@example.com>',
  'bob@example.com <ann@example.com>',
  'ann @example.com',
  'ann@exa\u00a0mple.com',
  'ann@example.com\r\nBcc: x@x.example',
  'ann@ä/b.example',
  'ann@ä:80.example',
  'änn@example.com',
  'ann@ä',
  '<>',
] as const
