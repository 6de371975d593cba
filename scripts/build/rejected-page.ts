import type { Plugin } from 'vite'
import type { RejectedPageTemplate } from '../../netlify/inquiries/rejected-page.ts'
import { fieldNames } from '../../src/inquiry/limits.ts'

const id = 'virtual:rejected-page'

/** In development, renders the template of the rejected page when the function imports it. */
export function rejectedPagePlugin(): Plugin {
  return {
    name: 'rejected-page',
    apply: 'serve',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(resolved) {
      if (resolved !== `\0${id}`) return
      // Imported here, because Vike's server also catches the errors of a build.
      const { renderPage } = await import('vike/server')
      const { httpResponse } = await renderPage({ urlOriginal: '/inquiry-rejected' })
      return `export default ${JSON.stringify(readRejectedPage(httpResponse.body))}`
    },
  }
}

/**
 * Splits the HTML of `src/prerender/RejectedPage.tsx` into the page and its parts, which are in
 * `<template>` elements. Removes the script, which would hydrate the page at the wrong address.
 *
 * @throws if a part is missing.
 */
export function readRejectedPage(html: string): RejectedPageTemplate {
  const parts = new Map<string, string>()
  const page = html
    .replace(/<template data-part="([^"]+)">([\s\S]*?)<\/template>/g, (_, name, content) => {
      parts.set(name, content)
      return ''
    })
    .replace(/<script\b[^>]*><\/script>/g, '')
  const part = (name: string) => {
    const content = parts.get(name)
    if (content) return content
    throw new Error(`The rejected page has no part "${name}"`)
  }
  const fields = fieldNames.map((name) => {
    const field = { valid: part(`${name}:valid`), invalid: part(`${name}:invalid`) }
    if (page.includes(field.valid)) return [name, field]
    throw new Error(`The rejected page does not show "${name}"`)
  })
  return {
    page,
    fields: Object.fromEntries(fields),
    summaryItem: part('summary-item'),
    notice: part('notice'),
  }
}
