import type { RejectedPageTemplate } from '../../netlify/inquiries/rejected-page.ts'
import { fieldNames } from '../../src/inquiry/limits.ts'

/**
 * Splits the HTML of `src/prerender/RejectedPage.tsx` into the page and the contents of its
 * `<template>` elements. Removes the scripts, which would hydrate the page at the wrong URL.
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
  const fields = fieldNames.map((name) => [
    name,
    { valid: part(`${name}:valid`), invalid: part(`${name}:invalid`) },
  ])
  return {
    page,
    fields: Object.fromEntries(fields),
    summaryItem: part('summary-item'),
    notice: part('notice'),
  }
}
