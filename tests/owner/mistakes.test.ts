import { existsSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { copySite } from '../support/site-copy.ts'

const photoNames = ['floor.jpg', 'cut.jpg', '50% off#1.png', '.x.jpg', 'é.jpg']
const photos = `factoryFloor: {
  heading: 'Floor',
  entries: ${JSON.stringify(photoNames.map((file) => ({ file, alt: 'Floor' })))}`
const analytics = `analytics: {
  script: 'cdn.example/s.js',
  origins: ['http://stats.example/'],
}`

/** Files that an owner may add by mistake. The photos are a HEIC file and a truncated JPEG. */
const files = {
  'src/content/photos/floor.jpg': '\0\0\0\u0018ftypheic',
  'src/content/photos/cut.jpg': Buffer.from('ffd8ffe000104a46494600', 'hex'),
  'src/content/photos/e\u0301.jpg': '',
  'src/pages/extra/Page.tsx': '',
  'public/about.html': '<p>About us</p>',
  'public/a#1.pdf': '',
  'public/terms.html': '<style>h1{color:red}</style><h1 style="top:0">T</h1>',
  'public/licences.txt': '',
  'public/_headers': '/*\n  X-Robots-Tag: noai\n',
  'public/_redirects': '/old about\n',
  'src/content/Logo.jpg': '',
  'public/favicon.svg': Buffer.from('89504e470d0a1a0a', 'hex'),
}

type Edit = [file: string, before: string | RegExp, after: string]

it.each<[string, Edit[], (string | RegExp)[]]>([
  [
    'syntax errors',
    [
      ['src/site.ts', `name: 'Harbourline',`, `name: 'Ann's Imports',`],
      ['src/content/about.ts', /heading: '(.*)'/, 'heading: “About us”'],
      ['src/content/contact.ts', /}\s*$/, ''],
      ['src/content/home.ts', `heading: '`, `heading: '\uFFFD`],
      [
        'src/routes.ts',
        `{ path: '/', page: 'home' },`,
        `{ path: '/', page: 'home' }`,
      ],
    ],
    [
      /src\/site\.ts, line \d+: .*Type a straight quotation mark .*: "Ann's text",\n/,
      /\d \|.* name: 'Ann's Imports',\n/,
      /about\.ts, line \d+: [\s\S]*Invalid Character `“`/,
      /contact\.ts, line \d+: [\s\S]*Expected `}`/,
      "src/content/home.ts isn't in UTF-8. In your editor, save it as UTF-8.",
      /src\/routes\.ts, line \d+: .*a comma/,
    ],
  ],
  [
    'problems in pages, texts, photos and colours',
    [
      [
        'src/routes.ts',
        /(?=.*'\/tiktok-shop')/,
        `{ path: '/gifts/', page: 'gifts' },\n`,
      ],
      [
        'src/content/evidence.ts',
        /entries: \[\]/,
        `entries: [{ name: 'Jo', role: '', city: 'Yiwu', photo: { file: 'jo.jpg', alt: 'Jo' } }]`,
      ],
      [
        'src/content/evidence.ts',
        /factoryFloor: {\s+heading: '[^']*',[\s\S]*?entries: \[\]/,
        photos,
      ],
      ['src/content/evidence.ts', `file: ''`, `file: '/terms.pdf'`],
      [
        'src/content/evidence.ts',
        `telephone: ''`,
        `telephone: '+90 (0212) 555 00 00'`,
      ],
      [
        'src/content/evidence.ts',
        /(?<=references: {[\s\S]*?)entries: \[\]/,
        `entries: [{ name: 'A shop', href: 'shop.ca' }]`,
      ],
      ['src/site.ts', 'analytics: null', analytics],
      ['src/styles/tokens.css', /--accent:[^;]*;/, '--accent: #ffb000;'],
    ],
    [
      'src/pages/extra has no line in src/routes.ts',
      'src/pages/gifts/Page.tsx is missing',
      'src/content/evidence.ts: evidence › people › entries › 1 › role is empty',
      "src/content/photos/jo.jpg doesn't exist. Upload the file there",
      'src/content/photos/floor.jpg is damaged, or not in the format that its name says',
      'src/content/photos/cut.jpg is damaged, or not in the format that its name says',
      'src/content/evidence.ts names the photo "50% off#1.png". Rename the file',
      'src/content/evidence.ts names the photo ".x.jpg". Rename the file',
      '"é.jpg", but the file\'s own name stores the accents differently',
      "public/gone.txt links to a file that doesn't exist",
      'public/about.html has the address of a page or file that the build writes',
      'public/licences.txt has the address of a page or file that the build writes',
      'public/a#1.pdf has # or ? in its name',
      'public/terms.html contains <style>, which the line style-src',
      'public/terms.html contains <h1 style="…">, which the site\'s security policy blocks',
      'src/content/evidence.ts: evidence › company › telephone would be dialled wrong: "+90 (0212) 555 00 00". Write it as +90 212 555 00 00.',
      'src/content/evidence.ts: evidence › references › entries › 1 › href isn\'t a whole web address: "shop.ca". Write https://shop.ca.',
      'src/content/evidence.ts: evidence › contract › file is "/terms.pdf", which isn\'t in public/. Upload the file there',
      /src\/routes\.ts: routes › \d+ › path has an address .*: \/gifts$/m,
      "public/_headers would replace the site's headers. Add yours to netlify.toml",
      "public/favicon.svg isn't an SVG drawing",
      "src/content/Logo.jpg isn't shown anywhere. Save a logo as SVG or PNG",
      /_redirects .*\n.*\/old about\n.* must start with "\/"/,
      'src/site.ts: analytics: "http://stats.example/" isn\'t an origin, such as https://',
      'src/site.ts: analytics: "cdn.example/s.js" is neither in public/ nor on one of the origins',
      /tokens\.css: --accent \(#ffb000\) makes text hard to read in light mode\./,
    ],
  ],
  [
    'missing lines, and numbers written as texts',
    [
      ['src/content/about.ts', /lede: .*/, ''],
      ['src/site.ts', 'analytics: null', `analytics: { script: '/s.js' }`],
      [
        'src/content/evidence.ts',
        /fees: {[\s\S]*?\n {2}},/,
        `fees: {
          perProject: { amount: '450 CAD' },
          commission: {},
          monthly: {},
        },`,
      ],
    ],
    [
      /evidence\.ts, line \d+: this must be a number\. Write it without quotation marks and currency/,
      /about\.ts, line .+\n .* 'lede' is missing/,
      /site\.ts, .* 'origins' is missing/,
    ],
  ],
])('the build reports all %s and builds nothing', (_, edits, sentences) => {
  const copy = copySite()
  for (const [file, content] of Object.entries(files)) copy.write(file, content)
  symlinkSync('nowhere', join(copy.folder, 'public/gone.txt'))
  for (const edit of edits) copy.edit(...edit)
  const { status, output } = copy.run('scripts/build.ts')
  expect(status).toBe(1)
  for (const sentence of sentences) expect(output).toMatch(sentence)
  expect(output).toContain(
    'Nothing was built, and the site that is online stays as it is.',
  )
  expect(output, 'no codes and stack traces').not.toMatch(
    / at .*\(.*\.ts:\d+|TS\d{4}|Error:/,
  )
  expect(existsSync(join(copy.folder, 'dist'))).toBe(false)
})

it('npm start refuses scripts in the head, which the policy would block', () => {
  const copy = copySite()
  copy.write('.env', 'PORT=0\n')
  copy.edit(
    'src/prerender/DocumentHead.tsx',
    '<meta name="color-scheme"',
    '<script id="x">{`a()`}</script><script src="https://a.example/s.js" defer /><meta name="color-scheme"',
  )
  const { status, output } = copy.run('scripts/local/start.ts')
  expect(status).toBe(1)
  const line = 'which the line script-src'
  expect(output).toContain(`<script id="x">, ${line}`)
  expect(output).toContain(
    `<script src="https://a.example/s.js" defer="">, ${line}`,
  )
  expect(output).toContain('see docs/analytics.md')
  expect(existsSync(join(copy.folder, 'dist'))).toBe(false)
})

it('a build on a host needs an address and an email address', () => {
  const copy = copySite()
  const host = "{ BUILD_IS_LOCAL: '', NETLIFY: 'true' }"
  const code = `Object.assign(process.env, ${host}); await import('./scripts/build.ts')`
  const { status, output } = copy.run('--input-type=module', '-e', code)
  expect(status).toBe(1)
  expect(output).toContain('Set SITE_URL to')
  expect(output).toContain('Set SITE_EMAIL to')
  expect(existsSync(join(copy.folder, 'dist'))).toBe(false)
})

it.each([
  ['@fontsource/arimo/files/arimo-{script}-700-normal.woff2', 'single weight'],
  ['@fontsource-variable/missing/files/a-{script}.woff2', 'npm install'],
])('npm run font refuses %s with one line', (file, reason) => {
  const copy = copySite()
  copy.edit('scripts/font.ts', /@fontsource-variable\/archivo\/[^']*/, file)
  const { status, output } = copy.run('scripts/font.ts')
  expect(status).toBe(1)
  expect(output).toMatch(
    new RegExp(`^scripts/font\\.ts names .*${reason}.*\\n$`),
  )
})
