import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { problemOfLogo } from '../../scripts/publish/check-logo.ts'
import { drawIcon, groundOf } from '../../scripts/publish/icons.ts'
import { readLogo } from '../../scripts/publish/logo.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const folder = temporaryFolder(afterAll)

let countOfFiles = 0

/** Saves each file in a folder of its own, because sharp caches what it has read. */
function save(name: string, content: string | Uint8Array): string {
  countOfFiles += 1
  const parent = join(folder, String(countOfFiles))
  mkdirSync(parent)
  const file = join(parent, name)
  writeFileSync(file, content)
  return file
}

const xmlns = 'xmlns="http://www.w3.org/2000/svg"'
const inSvg = (content: string, size = 'viewBox="0 0 40 40"') =>
  `<svg ${xmlns} ${size}>${content}</svg>`
const square = '<path d="M0 0h40v40H0z"/>'

/** A PNG file with a rectangle of one colour. */
function picture(width: number, height: number, background: string) {
  const create = { width, height, channels: 4 as const, background }
  return sharp({ create })
}

describe('the check of a logo', () => {
  it.each([
    ['only a viewBox', inSvg(square)],
    ['a size in pixels', inSvg(square, 'width="40px" height="40"')],
    [
      'a size in percent and a viewBox',
      inSvg(square, 'width="100%" height="100%" viewBox="0 0 40 40"'),
    ],
    ['a tiny viewBox', inSvg('<path d="M0 0h1v1z"/>', 'viewBox="0 0 1 1"')],
    ['a viewBox that begins elsewhere', inSvg(square, 'viewBox="-5 -5 50 50"')],
    [
      'a header, comments and classes',
      `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: a drawing program -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
${inSvg('<style>.st0{fill:#0a5}</style><path class="st0" d="M0 0h40v40H0z"/>')}`,
    ],
    [
      'a prefix for each element',
      `<svg:svg xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><svg:path d="M0 0h9v9z"/></svg:svg>`,
    ],
    [
      'a shape that is used twice',
      inSvg(`<defs><g id="a">${square}</g></defs><use href="#a"/>`),
    ],
    ['a narrow shape on a square page', inSvg('<path d="M15 0h10v40H15z"/>')],
    [
      "a link to the drawing program's site",
      inSvg(`<a href="https://a.com">${square}</a>`),
    ],
    [
      'the shape of a name',
      inSvg('<path d="M0 0h300v40H0z"/>', 'viewBox="0 0 300 40"'),
    ],
  ])('accepts an SVG with %s', async (_, svg) => {
    expect(await problemOfLogo(save('logo.svg', svg))).toBeUndefined()
  })

  it.each([
    ['text', inSvg('<text y="20">Acme</text>'), 'contains text, '],
    [
      'text with a prefix',
      `<svg:svg xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><svg:text>A</svg:text></svg:svg>`,
      'contains text, ',
    ],
    [
      'a photo',
      inSvg('<image href="data:image/png;base64,AAAA"/>'),
      'contains a photo',
    ],
    [
      'a script',
      inSvg(`${square}<script>alert(1)</script>`),
      'contains <script>, and a logo must not run code',
    ],
    [
      'code in an attribute',
      inSvg('<path onclick="alert(1)" d="M0 0h40v40z"/>'),
      'contains <path onclick="…">',
    ],
    [
      'HTML inside',
      inSvg(`${square}<foreignObject><p>A</p></foreignObject>`),
      'or another document',
    ],
    [
      'a drawing in another file',
      inSvg(`${square}<use href="https://a.com/b.svg#c"/>`),
      'loads another file (https://a.com/b.svg#c)',
    ],
    [
      'a style sheet elsewhere',
      inSvg(`<style>@import "a.css"</style>${square}`),
      'loads another file',
    ],
    [
      'colours for print',
      inSvg('<path fill="#f00 icc-color(a, 0, 1, 1, 0)" d="M0 0h40v40z"/>'),
      'has CMYK colours',
    ],
    ['no size', inSvg(square, ''), 'has no size'],
    [
      'a size on paper only',
      inSvg(square, 'width="12mm" height="12mm"'),
      'has no size',
    ],
    [
      'a size in percent only',
      inSvg(square, 'width="100%" height="100%"'),
      'has no size',
    ],
    ['nothing in it', inSvg(''), 'or it is empty'],
    [
      'a drawing beside its page',
      inSvg(square, 'viewBox="90 90 40 40"'),
      'or it is empty',
    ],
    [
      'a small drawing on a large page',
      inSvg(square, 'viewBox="0 0 210 297"'),
      'is mostly empty around the drawing',
    ],
    [
      'the shape of a line',
      inSvg(square, 'viewBox="0 0 4000 40"'),
      'at most ten times as wide as high',
    ],
    [
      'the shape of a column',
      inSvg('<path d="M0 0h9v90H0z"/>', 'viewBox="0 0 9 90"'),
      'three times as high as wide',
    ],
    [
      'more than 50 kB',
      inSvg(square + '<g/>'.repeat(12_500)),
      'has 51 kB, and a logo may have 50 kB.',
    ],
    [
      'an HTML page in it',
      '<!doctype html><p>Not found</p>',
      "isn't an SVG drawing",
    ],
    [
      'a PNG in it',
      Buffer.from('89504e470d0a1a0a', 'hex'),
      "isn't an SVG drawing",
    ],
    [
      'half a drawing',
      `<svg ${xmlns} viewBox="0 0 9 9"><path d="M0 `,
      "can't be read",
    ],
    [
      'no namespace',
      '<svg viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
      "isn't an SVG drawing",
    ],
    ['no bytes', '', "isn't an SVG drawing"],
  ])('refuses an SVG with %s', async (_, svg, sentence) => {
    const problem = await problemOfLogo(save('logo.svg', svg))
    expect(problem).toContain('logo.svg ')
    expect(problem).toContain(sentence)
  })

  it.each([
    ['with transparency', picture(400, 200, '#0a508080').png()],
    ['without transparency', picture(400, 200, '#0a5').removeAlpha().png()],
    ['with a palette', picture(400, 200, '#0a5').png({ palette: true })],
    ['in grey', picture(400, 200, '#777').greyscale().png()],
    ['in 16 bits', picture(400, 200, '#0a5').toColourspace('rgb16').png()],
  ])('accepts a PNG %s', async (_, image) => {
    const file = save('logo.png', await image.toBuffer())
    expect(await problemOfLogo(file)).toBeUndefined()
  })

  it.each([
    [
      'that is too small',
      picture(300, 90, '#0a5').png(),
      'is only 90 pixels high',
    ],
    ['that is invisible', picture(300, 300, '#0000').png(), 'or it is empty'],
    ['that is a JPEG', picture(300, 300, '#0a5').jpeg(), "isn't a PNG picture"],
    [
      'in CMYK',
      picture(300, 300, '#0a5').toColourspace('cmyk').jpeg(),
      "isn't a PNG picture",
    ],
  ])('refuses a PNG %s', async (_, image, sentence) => {
    const problem = await problemOfLogo(
      save('logo.png', await image.toBuffer()),
    )
    expect(problem).toContain('logo.png ')
    expect(problem).toContain(sentence)
  })

  it('refuses a PNG of more than 2 MB', async () => {
    // The size is checked before the file is read.
    const file = save('logo.png', new Uint8Array(2_100_000))
    expect(await problemOfLogo(file)).toContain('has 2100 kB, and a logo may')
  })

  it('refuses a damaged PNG', async () => {
    const whole = await picture(300, 300, '#0a5').png().toBuffer()
    const file = save('logo.png', whole.subarray(0, 60))
    expect(await problemOfLogo(file)).toContain(
      "isn't a PNG picture, or it is damaged",
    )
  })
})

describe('the background of a logo', () => {
  const logoWith = (content: string) =>
    readLogo(save('logo.svg', inSvg(content)))
  const ring = (colour: string) =>
    `<circle cx="20" cy="20" r="14" fill="none" stroke="${colour}" stroke-width="6"/>`

  it.each([
    { name: 'black', colour: '#000', scheme: 'light' },
    { name: 'dark blue', colour: '#1b2a4a', scheme: 'light' },
    { name: 'white', colour: '#fff', scheme: 'dark' },
    { name: 'pale yellow', colour: '#fffbe0', scheme: 'dark' },
  ])('must be $scheme if the logo is $name', async ({ colour, scheme }) => {
    const logo = await logoWith(ring(colour))
    expect(logo.needs).toBe(scheme)
  })

  it.each([
    { name: 'red', colour: '#c12b09' },
    { name: 'mid blue', colour: '#2f6fdb' },
  ])('may be light or dark if the logo is $name', async ({ colour }) => {
    const logo = await logoWith(ring(colour))
    expect(logo.needs).toBeUndefined()
  })

  it('is needed if the name in the logo is black and the mark is not', async () => {
    const red = '#c12b09'
    const blackName = '<path d="M0 30h40v8H0z"/>'
    const logo = await logoWith(ring(red) + blackName)
    expect(logo.needs).toBe('light')
  })

  it('is not needed if the drawing has colours for dark mode', async () => {
    const style =
      '<style>@media (prefers-color-scheme: dark) { * { stroke: #fff } }</style>'
    const logo = await logoWith(style + ring('#000'))
    expect(logo.needs).toBeUndefined()
  })

  it('is its own if no part of it is transparent', async () => {
    const whiteSquare = '<path fill="#fff" d="M0 0h40v40H0z"/>'
    const logo = await logoWith(whiteSquare + ring('#000'))
    expect(logo.needs).toBeUndefined()
    expect(groundOf(logo)).toBe('#ffffff')
  })

  it('makes a white logo visible in the icons', async () => {
    const logo = await logoWith(ring('#fff'))
    const icon = await drawIcon(logo, { size: 64, share: 0.9 })
    // Most of the icon is its ground, which must be dark.
    const { dominant } = await sharp(icon).stats()
    expect(dominant.r).toBeLessThan(64)
  })

  it('keeps the shape of a wide logo in the icons', async () => {
    const fourTimesAsWide = inSvg(
      '<path fill="#f00" d="M0 0h80v20H0zM20 5v10h40V5z"/>',
      'viewBox="0 0 80 20"',
    )
    const logo = await readLogo(save('logo.svg', fourTimesAsWide))
    const icon = await drawIcon(logo, { size: 64, share: 1 })
    const withoutGround = sharp(icon).trim()
    const { info } = await withoutGround.toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width: 64, height: 16 })
  })
})
