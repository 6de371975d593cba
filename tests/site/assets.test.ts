import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { expect, it } from 'vitest'
import { files, folder, pages } from '../support/built-site.ts'

const read = (file: string) => readFileSync(`${folder}/${file}`)
const isText = (file: string) =>
  ['.html', '.css', '.js'].includes(extname(file))
const nameOf = (file: string) => String(file.split('/').at(-1))

it('every published asset is mentioned in another file', () => {
  const texts = files
    .filter(isText)
    .map((file) => ({ file, text: read(file).toString() }))
  const assets = files.filter((file) => /^assets\/.*\.\w+$/.test(file))
  expect(assets).not.toEqual([])
  const unused = assets.filter((asset) => {
    const others = texts.filter(({ file }) => file !== asset)
    return !others.some(({ text }) => text.includes(nameOf(asset)))
  })
  expect(unused).toEqual([])
})

it('every page has a link preview of its own', () => {
  const addresses = pages.map(({ document }) =>
    document
      .querySelector('meta[property="og:image"]')
      ?.getAttribute('content'),
  )
  const pictures = addresses.map((address) =>
    read(new URL(String(address)).pathname).toString('base64'),
  )
  expect(new Set(pictures).size).toBe(pages.length)
})
