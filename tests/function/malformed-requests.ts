import { inquiry } from '../support/inquiry-requests.ts'

const crlf = '\r\n'
const valid = JSON.stringify(inquiry)
const json = 'Content-Type: application/json'
const form = 'Content-Type: application/x-www-form-urlencoded'

type Bytes = string | number[]

const bytesOf = (part: Bytes) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))

/** One request as it travels: a request line, header lines and a body. */
function raw(headers: string[], body: Bytes[] = [], line = 'POST /api/inquiries HTTP/1.1') {
  const head = [line, 'Host: localhost', 'Connection: close', ...headers].join(crlf)
  return Buffer.concat([Buffer.from(`${head}${crlf}${crlf}`), ...body.map(bytesOf)])
}

function withLength(headers: string[], ...body: Bytes[]) {
  const length = body.reduce((sum, part) => sum + bytesOf(part).length, 0)
  return raw([...headers, `Content-Length: ${length}`], body)
}

function chunked(headers: string[], ...chunks: string[]) {
  const body = [...chunks, ''].map(
    (chunk) => `${Buffer.byteLength(chunk).toString(16)}${crlf}${chunk}${crlf}`,
  )
  return raw([...headers, 'Transfer-Encoding: chunked'], body)
}

const brokenJson = [
  ...['', ' ', '{', '}', '[', ']', '"', '""', 'nul', 'null', 'true', 'True', 'NaN', 'undefined'],
  ...['-', '0x1', '1', '"name"', '[]', '[{}]', `[${valid}]`, "{'name':1}", '{name:1}', '{"a":1,}'],
  ...['{"a":}', '{"a" 1}', '{,}', '{"a":"\\x41"}', '{"a":"\\u12"}', '{"a":"\n"}', '{"a":"\t"}'],
  ...['{"a":01}', '{"a":.5}', '{"a":1.}', '{"a":+1}', '{"a":1e}', '{"a":Infinity}', '{}{}', '{} x'],
  ...[
    '/**/{}',
    '// {}',
    '\u00a0{}',
    '\u2028{}',
    '\ufeff\ufeff{}',
    '{}\0',
    '\0',
    ")]}',\n{}",
    '<a/>',
  ],
  ...[
    'name=x',
    '--x\r\n',
    '['.repeat(16_000),
    '{"a":'.repeat(3000),
    valid.slice(0, -1),
    `${valid}]`,
  ],
].map((body) => withLength([json], body))

const notUtf8 = [
  ...[[0xff], [0xfe], [0x80], [0xc0, 0x80], [0xc1, 0xbf], [0xe0, 0x80, 0x80], [0xed, 0xa0, 0x80]],
  ...[[0xf4, 0x90, 0x80, 0x80], [0xf8, 0x88, 0x80, 0x80, 0x80], [0xc3], [0xe2, 0x82], [0xe9]],
].map((bytes) => withLength([json], '{"name":"', bytes, '"}'))

const otherEncodings = [
  [...Buffer.from(`\ufeff${valid}`, 'utf16le')],
  [...Buffer.from(valid, 'utf16le')],
  [0x1f, 0x8b, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00],
].map((body) => withLength([json], body))

const brokenForms = [
  'name=%FF',
  'name=%C0%80',
  'name=%ED%A0%80',
  '%FF=x',
  'a=%E2%82',
  'a=b&%80',
].map((body) => withLength([form], body))

const wrongShapes = [
  ...Object.keys(inquiry).flatMap((field) =>
    [1, true, [], {}, ['x'], { toString: 'x' }].map((value) => ({ ...inquiry, [field]: value })),
  ),
  ...['name', 'email', 'product'].map((field) => ({ ...inquiry, [field]: null })),
  { Name: 'x' },
  { inquiry },
  { data: [inquiry] },
].map((body) => withLength([json], JSON.stringify(body)))

const tricks = [
  '{}',
  `{"__proto__":${valid}}`,
  `{"constructor":{"prototype":${valid}}}`,
  valid.replace('}', ',"name":""}'),
  valid.replace('}', ',"name":{"__proto__":"x"}}'),
  valid.replace('}', ',"email":["a@example.com"]}'),
  `{"name":${'['.repeat(8000)}${']'.repeat(8000)}}`,
  `{"name":${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}}`,
  valid.replace('}', ',"name":"\\u0000"}'),
  valid.replace('}', ',"name":"\\ud800"}'),
  valid.replace('}', `,"phone":${'9'.repeat(400)}}`),
].map((body) => withLength([json], body))

const contentTypes = [
  ...['', ' ', ';', '/', '*/*', 'json', 'text/plain', 'text/json', 'text/html', 'application/*'],
  ...['application/jsonp', 'application/json5', 'application/ld+json', 'application/xml'],
  ...['application/octet-stream', 'application/json; charset=utf-16', 'application/json;charset=x'],
  ...['application/x-www-form-urlencoded;charset=latin1', 'multipart/form-data', 'image/png'],
  ...['multipart/form-data; boundary=x', 'application/json, text/plain', `a/${'b'.repeat(2000)}`],
].map((type) => withLength([`Content-Type: ${type}`], valid))

const methods = [
  'GET',
  'HEAD',
  'OPTIONS',
  'PUT',
  'PATCH',
  'DELETE',
  'PROPFIND',
  'TRACE',
  'LOCK',
].map((method) => raw([json, 'Content-Length: 0'], [], `${method} /api/inquiries HTTP/1.1`))

const keys = [
  ...['', 'x', '0', 'null', '00000000-0000-0000-0000-000000000000', '"; DROP TABLE', '%00', '{}'],
  ...['7f2f4b5e-0000-1000-8000-000000000000', '7f2f4b5e-0000-4000-c000-000000000000', 'é'],
  ...['7f2f4b5e000040008000000000000000', '{7f2f4b5e-0000-4000-8000-000000000000}'],
  ...['7f2f4b5e-0000-4000-8000-000000000000 x', 'f'.repeat(8000)],
].map((key) => withLength([json, `Idempotency-Key: ${key}`], valid))

const origins = [
  ...[
    'null',
    '*',
    'x',
    '',
    'http://',
    'https://elsewhere.example',
    'http://localhost.evil.example',
  ],
  ...[
    'http://localhost:1',
    'file://',
    'javascript:alert(1)',
    'http://user@evil.example',
    '//localhost',
  ],
  ...['http://localhost, http://evil.example', 'data:text/html,x'],
].map((origin) => withLength([json, `Origin: ${origin}`], valid))

const sites = ['cross-site', 'same-site', '', 'SAME-ORIGIN', 'x', 'same-origin, cross-site'].map(
  (site) => withLength([json, `Sec-Fetch-Site: ${site}`, 'Origin: http://localhost'], valid),
)

const tooLong = [
  ...['16385', '99999999', '9007199254740993'].map((length) =>
    raw([json, `Content-Length: ${length}`], [valid]),
  ),
  withLength([json], ' '.repeat(16_385)),
  withLength([form], 'x'.repeat(16_385)),
  chunked([json], ...Array(17).fill(' '.repeat(1000))),
  chunked([form], 'x'.repeat(20_000)),
]

const brokenHttp = [
  ...['', '-1', 'x', '1e3', '0x10', '1, 2', '99999999999999999999'].map((length) =>
    raw([json, `Content-Length: ${length}`], [valid]),
  ),
  raw([json, 'Content-Length: 5', 'Content-Length: 6'], [valid]),
  raw([json, 'Content-Length: 5', 'Transfer-Encoding: chunked'], [valid]),
  raw([json, 'Transfer-Encoding: gzip'], [valid]),
  raw([json, 'Transfer-Encoding: chunked'], ['zz\r\n{}\r\n0\r\n\r\n']),
  raw([json, 'Transfer-Encoding: chunked'], ['2\r\n{}{}\r\n0\r\n\r\n']),
  raw(['Bad Header: x']),
  raw(['No colon']),
  raw([' folded: x']),
  raw(['X: a\0b']),
  raw(['X: a\rb']),
  raw([], [], 'POST /api/inquiries HTTP/9.9'),
  raw([], [], 'post /api/inquiries HTTP/1.1'),
  raw([], [], 'POST  HTTP/1.1'),
  raw([], [], 'FOO /api/inquiries HTTP/1.1'),
  raw([], [], 'POST /api/inquiries\0 HTTP/1.1'),
  Buffer.from('\0\0\0\0\r\n\r\n'),
  Buffer.from([0x16, 0x03, 0x01, 0x00, 0xa5, 0x01, 0x00, 0x00, 0xa1]),
]

const badHosts = ['a b', 'localhost:99999', '[::1', '%', '#', '?'].map((host) =>
  Buffer.from(
    `POST /api/inquiries HTTP/1.1${crlf}Host: ${host}${crlf}Connection: close${crlf.repeat(2)}`,
  ),
)

const hugeHeaders = [
  raw([`X: ${'x'.repeat(20_000)}`]),
  raw([`Cookie: ${'a=b; '.repeat(5000)}`]),
  raw([], [], `POST /api/inquiries?${'x'.repeat(20_000)} HTTP/1.1`),
]

/** Requests that no honest client sends, each group with the one status that answers it. */
export const malformedRequests: [status: number, what: string, requests: Buffer[]][] = [
  [400, 'broken JSON', brokenJson],
  [400, 'bytes that are not UTF-8', [...notUtf8, ...otherEncodings]],
  [400, 'broken forms', brokenForms],
  [422, 'values of other types', wrongShapes],
  [422, 'tricks with keys and depth', tricks],
  [415, 'other content types', contentTypes],
  [405, 'other methods', methods],
  [400, 'malformed keys', keys],
  [403, 'other sites', [...origins, ...sites]],
  [413, 'too long bodies', tooLong],
  [400, 'broken HTTP', brokenHttp],
  [400, 'hosts that are none', badHosts],
  [431, 'huge headers', hugeHeaders],
]
