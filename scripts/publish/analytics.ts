import { existsSync } from 'node:fs'
import { escapeHtml } from '../../src/escape-html.ts'
import { site } from '../../src/site.ts'

const { analytics } = site
const isSecure = (url?: URL | null) =>
  url?.protocol === 'https:' || url?.hostname === 'localhost'

export function problemsOfAnalytics(): string[] {
  if (!analytics) return []
  const { script, origins } = analytics
  const wrong = origins.filter((origin) => {
    const url = URL.parse(origin)
    return url?.origin !== origin || !isSecure(url)
  })
  const isInPublic =
    script !== '' && existsSync(`public${script.replace(/[?#].*/, '')}`)
  const isThere = isInPublic || origins.includes(`${URL.parse(script)?.origin}`)
  return [
    ...wrong.map(
      (origin) =>
        `"${origin}" isn't an origin, such as https://stats.example.com.`,
    ),
    ...(isThere
      ? []
      : [`"${script}" is neither in public/ nor on one of the origins.`]),
  ].map((problem) => `src/site.ts: analytics: ${problem}`)
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
