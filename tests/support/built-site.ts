import { readdirSync, readFileSync } from 'node:fs'
import { Window } from 'happy-dom'
import { notFoundRoute, type Route, routes } from '../../src/routes.ts'

export const folder = 'dist/client'

export const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })

export interface BuiltPage extends Route {
  html: string
  document: Document
}

/** Every page of the route table and the not-found page, as they were built. */
export const pages: BuiltPage[] = [...routes, notFoundRoute].map((route) => {
  const { path } = route
  const html = readFileSync(`${folder}/${path === '/' ? 'index' : path.slice(1)}.html`, 'utf8')
  return { ...route, html, document: parse(html) }
})

export function pageAt(path: string): BuiltPage {
  const page = pages.find((candidate) => candidate.path === path)
  if (!page) throw new Error(`No page ${path}`)
  return page
}

function parse(html: string): Document {
  const window = new Window({ settings: { disableJavaScriptFileLoading: true } })
  const parser = new window.DOMParser()
  return parser.parseFromString(html, 'text/html') as unknown as Document
}

/** The size of a published picture, `1200x630`, as its own header states it. */
export function pngSize(path: string): string {
  const png = readFileSync(folder + path)
  if (png.toString('latin1', 1, 4) !== 'PNG') throw new Error(`${path} is no PNG`)
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
}
