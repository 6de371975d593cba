import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { transform } from 'lightningcss'
import { findRoute, type Route } from '../../src/routes.ts'
import { site } from '../../src/site.ts'
import { analyticsElement } from './analytics.ts'
import { keptFeatures, scriptTargets, styleTargets } from './oldest-browsers.ts'

const stylesheetTag =
  /<link rel="stylesheet"[^>]*href="(\/assets\/static\/[^"]+)"[^>]*>/
const scriptTag = /<script src="\/assets\/entries\/[^"]+"[^>]*><\/script>/
const foreign =
  /<(?:script|link(?! rel="canonical")|img|iframe)\b[^>]*? (?:src|href)="((?:https?:)?\/\/[^"]+)"|(<(?:script|style)(?![^>]* (?:src=|type="application\/(?:ld\+)?json))[^>]*>)/g
const webFont = /@font-face\s*\{[^}]*url\([^}]*\}/g

type Manifest = Record<string, { file: string; imports?: string[] }>

/**
 * Inlines the styles of each page, and a script that loads all other files after first paint (ADR 3).
 * @returns inlined `styles` and `scripts`, which the Content Security Policy must allow, and any
 * `foreign` files or scripts in the pages, which the policy would block.
 */
export async function inlineFirstPaint(folder: string, manifestFile: string) {
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'))
  const styles = new Set<string>()
  const found = new Set<string>()
  let bootstrap = ''
  const pages = (await readdir(folder)).filter((name) => name.endsWith('.html'))
  for (const name of pages) {
    const file = join(folder, name)
    const html = await readFile(file, 'utf8')
    const address = stylesheetTag.exec(html)?.[1]
    // HTML files from `public/` have neither the site's stylesheet nor its script.
    if (!address || !scriptTag.test(html)) continue
    for (const [, url, inline = ''] of html.matchAll(foreign))
      found.add(url ?? inline)
    const stylesheet = await readFile(join(folder, address), 'utf8')
    bootstrap ||= await readBootstrap(stylesheet)
    const css = stylesOf(html, stylesheet)
    styles.add(css)
    const route = findRoute(/data-page="([^"]*)"/.exec(html)?.[1] ?? '')
    const scripts = scriptsOf(route, manifest).join(' ')
    const head = `<style>${css}</style>\n<noscript><link rel="stylesheet" href="${address}"></noscript>`
    const inlined = html
      .replace(stylesheetTag, '')
      .replace('</head>', () => `${head}\n</head>`)
      .replace(scriptTag, () => `<script type="module">${bootstrap}</script>`)
      .replace(
        '<body>',
        `<body data-style="${address}" data-script="${scripts}">`,
      )
      .replace('</body>', () => `${analyticsElement()}</body>`)
    await writeFile(file, inlined)
  }
  return { styles: [...styles], scripts: [bootstrap], foreign: [...found] }
}

/** Lists all scripts that a page needs, so that the browser requests them in parallel. */
function scriptsOf({ page }: Route, manifest: Manifest): string[] {
  const modules = new Set([
    'src/prerender/+client.ts',
    `src/pages/${page}/Page.tsx`,
  ])
  for (const name of modules)
    for (const next of manifest[name]?.imports ?? []) modules.add(next)
  return [...modules].map((name) => `/${manifest[name]?.file}`)
}

function stylesOf(html: string, stylesheet: string): string {
  const used = new Set(
    [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) =>
      names?.split(' '),
    ),
  )
  const classes = [...stylesheet.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(
    ([, name = '']) => name,
  )
  const { code } = transform({
    filename: 'style.css',
    code: Buffer.from(stylesheet.replace(webFont, '')),
    minify: true,
    targets: styleTargets,
    ...keptFeatures,
    unusedSymbols: classes.filter((name) => !used.has(name)),
  })
  return code.toString()
}

async function readBootstrap(stylesheet: string): Promise<string> {
  const typefaces = [...stylesheet.matchAll(webFont)].map(([rule]) => {
    const read = (name: string) =>
      new RegExp(`${name}:([^;}]+)`).exec(rule)?.[1]
    const [weight, unicodeRange] = [read('font-weight'), read('unicode-range')]
    return [
      read('font-family'),
      read('src'),
      { weight, unicodeRange, display: 'swap' },
    ]
  })
  const { outputFiles } = await build({
    entryPoints: ['src/client/after-first-paint.ts'],
    define: {
      typefaces: JSON.stringify(typefaces),
      hasAnalytics: `${Boolean(site.analytics)}`,
    },
    format: 'esm',
    target: scriptTargets,
    minify: true,
    write: false,
  })
  return outputFiles[0]?.text.trim() ?? ''
}
