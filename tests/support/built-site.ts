import { readdirSync, readFileSync } from 'node:fs'
import { Window } from 'happy-dom'
import { notFoundRoute, routes } from '../../src/routes.ts'

export const folder = 'dist/client'

export const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })

export const pages = [...routes, notFoundRoute].map((route) => {
  const html = readFileSync(
    `${folder}${route.path === '/' ? '/index' : route.path}.html`,
    'utf8',
  )
  const { DOMParser } = new Window({
    settings: { disableJavaScriptFileLoading: true },
  })
  // happy-dom takes the `<` of `(width<48rem)` for the beginning of an element.
  const parseable = html.replaceAll(/(width|height|rem)</g, '$1&lt;')
  const document = new DOMParser().parseFromString(
    parseable,
    'text/html',
  ) as unknown as Document
  return { ...route, html, document }
})

export function pageAt(path: string) {
  const page = pages.find((candidate) => candidate.path === path)
  if (!page) throw new Error(`No page ${path}`)
  return page
}

export function pngSize(file: string): string {
  const png = readFileSync(file)
  if (png.toString('latin1', 1, 4) !== 'PNG')
    throw new Error(`${file} isn't a PNG file`)
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
}
