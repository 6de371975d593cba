import { limits } from '../../src/inquiry/schema.ts'

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))

const inText = (characters: string[]) => characters.map((character) => `a${character}b`)

const combining = range(0x300, 0x36f)
const zalgo = (text: string, marks: number) =>
  [...text]
    .map((letter, at) => letter + combining.slice(at * marks, (at + 1) * marks).join(''))
    .join('')

const aroundLimits = Object.values(limits).flatMap((limit) => [
  'x'.repeat(limit),
  'x'.repeat(limit + 1),
  '😀'.repeat(limit / 2 + 1),
  `${'é'.repeat(limit - 1)}😀`,
  ` ${'\n'.repeat(limit)}x`,
])

/** Characters that have broken forms, databases, mails or screens somewhere, by what they are. */
export const hostileCharacters: Record<string, string[]> = {
  controls: inText([...range(0, 0x1f), ...range(0x7f, 0x9f)]),
  surrogates: [
    ...inText(['\ud800', '\udbff', '\udc00', '\udfff', '\udc00\ud800', '😀\ud83d', '\ude00😀']),
    '\ud83d',
  ],
  whiteSpace: inText([
    ...'\u00a0\u1680\u180e\u202f\u205f\u3000\u2028\u2029\ufeff\u2420\u2423\u237d',
    ...range(0x2000, 0x200a),
  ]),
  invisible: [
    ...'\u00ad\u034f\u061c\u115f\u1160\u17b4\u180b\u200b\u200c\u200d\u2060\u2064\u2800\u3164',
    ...'\ufe0f\uffa0\u{1d173}\u{e0001}\u{e0020}\u{e01ef}',
    '\u200b\u2060 \u00ad\n\u3164',
    '',
    ' ',
    '\r\n\r\n',
    '\u3000\u2800',
    '\u2067\u2066\u202e'.repeat(6),
  ],
  visibleAfterAll: ['\u200bx\u200b', '\u2800.\u2800', '\u00adé', '\ufeffx', 'x\u200d', '\u3164ㅏ'],
  bidirectional: [
    ...inText([...'\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069']),
    '\u202egnp.exe',
    'שלום עולם',
    'مرحبا بالعالم 123 abc',
    '\u200ftest\u200f',
    'ﷺ',
    '﷽',
  ],
  nonCharacters: [...inText(range(0xfdd0, 0xfddf)), 'a\ufffeb', 'a\uffffb', '\u{10fffe}\u{10ffff}'],
  unassigned: inText([
    '\u0378',
    '\ue000',
    '\uf8ff',
    '\u{1ffff}',
    '\u{f0000}',
    '\u{10fffd}',
    '\ufffd',
  ]),
  combining: [1, 2, 5, 10]
    .map((marks) => zalgo('zalgo', marks))
    .concat([
      'e\u0301',
      'é',
      'Å',
      '\u212b',
      'ﬁ',
      '①②③',
      'ｆｕｌｌ',
      '𝕳𝖔𝖑𝖆',
      'ǆ',
      'ß',
      'ẞ',
      'İıIi',
      'ſtop',
      '각각',
      'раураl.com',
      'аpple',
    ]),
  scripts: [
    '田中さんにあげて下さい',
    '사회과학원 어학연구소',
    '𠜎𠜱𠝹𠱓',
    'Ṱ̺̺̕o͞ ̷i̲̬͇̪͙n̝̗͕v̟̜̘̦͟o̶̙̰̠kè',
    'नमस्ते दुनिया',
    'สวัสดีชาวโลก',
    'Γειά σου Κόσμε',
    'Привет, мир',
    'გამარჯობა',
    'Բարեւ',
    'ሰላም ልዑል',
    'ᚠᛇᚻ',
    'ⰀⰁⰂ',
    '𐌰𐌱𐌲',
    '𓀀𓂀',
    'ꙮ',
    'ཨོཾ་མ་ཎི',
    'မင်္ဂလာပါ',
    'ᜀᜁᜂ',
    '੧੨੩',
    '١٢٣',
    'ⅠⅡⅢ',
    '⁰⁴⁵₀₁₂',
    '˙ɐnbᴉlɐ ɐuƃɐɯ',
    '⒯⒣⒠ ⒬⒰⒤⒞⒦',
    'ÅÍÎÏ˝ÓÔ',
    '¡™£¢∞§¶',
    '🁢🀄🂡',
    '♔♕♖',
    '￥€₿',
  ],
  emoji: [
    '😀',
    '👩🏽',
    '👨‍👩‍👧‍👦',
    '👩‍🚀🧑🏿‍🦱',
    '🏳️‍🌈🏴‍☠️',
    '🇨🇦🇯🇵',
    '🇨',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    '❤️',
    '❤︎',
    '1️⃣#️⃣',
    '👍🏻👍🏿',
    '🏻',
    '\u200d👩',
    '👩\u200d',
    '🧟‍♀️',
    '🫠🪿',
    '(╯°□°）╯︵ ┻━┻',
    '( ͡° ͜ʖ ͡°)',
    '¯\\_(ツ)_/¯',
    'ಠ_ಠ',
    '😀'.repeat(9),
  ],
  lengths: [...aroundLimits, '\u0301'.repeat(500), '\n'.repeat(900), '&<>"\'`'.repeat(100)],
}
