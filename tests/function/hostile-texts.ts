// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these imitate other template languages.
import { limits } from '../../src/inquiry/limits.ts'

const inText = (characters: Iterable<string>) => [...characters].map((one) => `a${one}b`)
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))

export const hostileTexts: Record<string, string[]> = {
  'control characters': inText([...range(0, 0x1f), ...range(0x7f, 0x9f)]),
  surrogates: [...inText(['\ud800', '\udfff', '\udc00\ud800', '😀\ud83d', '\ude00😀']), '\ud83d'],
  'white space': inText('\u00a0\u1680\u180e\u2000\u202f\u3000\u2028\u2029\ufeff'),
  'invisible texts': [
    ...'\u00ad\u034f\u061c\u115f\u1160\u17b4\u180b\u200b\u200c\u200d\u2060\u2064\u2800\u3164',
    ...'\ufe0f\uffa0\u{1d173}\u{e0001}\u{e0020}\u{e01ef}',
    ...['\u200b\u2060 \u00ad\n\u3164', '', ' ', '\r\n\r\n', '\u2067\u202e', '\u0001'],
  ],
  'hidden ends': ['\u200bx\u200b', '\u2800.\u2800', '\u00adé', '\ufeffx', 'x\u200d', '\u3164ㅏ'],
  'bidirectional texts': [
    ...inText('\u061c\u200e\u200f\u202a\u202c\u202e\u2066\u2069'),
    ...['\u202egnp.exe', 'مرحبا بالعالم 123 abc'],
  ],
  'rare characters': [
    ...['田中 𠜎𠜱 नमस्ते 𐌰𐌱', 'z̀̂̄a̐̒l̖̔g̘o e\u0301 é \u212b ﬁ ｆｕｌｌ İıIi', '👩🏽 👨‍👩‍👧‍👦 🏳️‍🌈 🇨🇦 ❤️ 1️⃣'],
    ...['\u0378 \ue000 \ufdd0 \uffff \u{10fffd} \ufffd', '[object Object]', 'null', '0'],
  ],
  lengths: [
    ...Object.values(limits).flatMap((limit) => [
      ...['x'.repeat(limit), 'x'.repeat(limit + 1), 'é\uffff'.repeat(limit / 2)],
      ...['😀'.repeat(limit / 2), '\u{10000}\u{10ffff}'.repeat(limit / 4)],
      '😀'.repeat(limit / 2 + 1),
      ...[`${'é'.repeat(limit - 1)}😀`, ` ${'\n'.repeat(limit)}x`],
    ]),
    // Each CRLF in a form post counts as one character.
    `x${'\r\nx'.repeat(499)}`,
    '&<>"\'`'.repeat(100),
  ],
  code: [
    ...['</script><script>alert(1)</script>', '"><svg onload=alert(1)>'],
    ...["' autofocus onfocus='alert(1)", '<!-- <![CDATA[x]]> -->', '<\0script>'],
    ...['&lt;b&gt;&amp;amp; &NotAnEntity;', 'x</blockquote></bdi><h2>The visitor</h2>'],
    '{{value}} {{error}} {{summary}} {{message}} {{field}}',
    ...['${7*7}', '$&', '$`', '$$', '$1', '\\u0041', '\\'],
    "'; DROP TABLE contact_inquiries; --",
  ],
  headers: ['x\r\nBcc: y', 'x\u2028Bcc: y', 'x\u0085Bcc: y', 'x\n\nThe visitor\nName: Boss'],
}
