import type { RejectedPageTemplate } from '../../netlify/inquiries/rejected-page.ts'
import { fieldNames } from '../../src/inquiry/limits.ts'

/**
 * Takes apart the page that `src/prerender/RejectedPage.tsx` rendered: the document itself, without
 * the script that would hydrate it at the wrong address, and the pieces in its `<template>`s.
 *
 * @throws when a piece is missing, so that a build never ships a page that cannot be filled in.
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
    if (!content) throw new Error(`The rejected page has no part "${name}"`)
    return content
  }
  const fields = Object.fromEntries(
    fieldNames.map((name) => {
      const field = { valid: part(`${name}:valid`), invalid: part(`${name}:invalid`) }
      if (!page.includes(field.valid)) throw new Error(`The rejected page does not show "${name}"`)
      return [name, field]
    }),
  ) as RejectedPageTemplate['fields']
  return {
    page,
    fields,
    summaryItem: part('summary-item'),
    notice: part('notice'),
  }
}
