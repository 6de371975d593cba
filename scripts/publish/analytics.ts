import { existsSync } from 'node:fs'
import { escapeHtml } from '../../src/escape-html.ts'
import { site } from '../../src/site.ts'

const { analytics } = site

export function problemsOfAnalytics(): string[] {
  if (!analytics) return []
  const { script, origins } = analytics
  const file = 'src/site.ts: analytics'
  const problems: string[] = []
  for (const origin of origins) {
    if (!isSecureOrigin(origin)) {
      problems.push(
        `${file}: "${origin}" isn't an origin, such as https://stats.example.com.`,
      )
    }
  }
  const scriptOrigin = URL.parse(script)?.origin
  const isOnOrigin = scriptOrigin && origins.includes(scriptOrigin)
  if (!isInPublic(script) && !isOnOrigin) {
    problems.push(
      `${file}: "${script}" is neither in public/ nor on one of the origins.`,
    )
  }
  return problems
}

function isSecureOrigin(text: string): boolean {
  const url = URL.parse(text)
  const isSecure = url?.protocol === 'https:' || url?.hostname === 'localhost'
  return url?.origin === text && isSecure
}

function isInPublic(address: string): boolean {
  const withoutQuery = address.replace(/[?#].*/, '')
  return address !== '' && existsSync(`public${withoutQuery}`)
}

/**
 * The inline script takes the analytics script out of this `<template>` after the first paint. It
 * can't set `src` instead, because the page's policy requires Trusted Types.
 */
export function analyticsElement(): string {
  if (!analytics) return ''
  const attributes = Object.entries({
    src: analytics.script,
    ...analytics.attributes,
  })
  const written = attributes.map(
    ([name, value]) => ` ${name}="${escapeHtml(value)}"`,
  )
  return `<template id="analytics"><script${written.join('')}></script></template>\n`
}
