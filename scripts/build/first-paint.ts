import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { transform } from 'lightningcss'

/** Hash sources for the Content-Security-Policy of what stands inline in the pages. */
export interface InlineHashes {
  styles: string[]
  scripts: string[]
}

// The same browsers as `cssTarget` in vite.config.ts.
const browsers = { chrome: 123 << 16, firefox: 120 << 16, safari: (17 << 16) | (5 << 8) }

const stylesheetTag = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/
const scriptTag = /<script src="([^"]+)"[^>]*><\/script>/
const preloadTags = /<link rel="modulepreload" href="([^"]+)">\n?/g

/**
 * Puts into every page the styles that it shows, and asks for everything else once it is painted.
 *
 * @param folder Vike's output with HTML pages and `assets`.
 * @returns the hashes that the policy has to allow.
 */
export async function inlineFirstPaint(folder: string): Promise<InlineHashes> {
  const styles = new Set<string>()
  const whenPainted = await readBootstrap()
  const pages = (await readdir(folder)).filter((name) => name.endsWith('.html'))
  for (const name of pages) {
    const file = join(folder, name)
    const html = await readFile(file, 'utf8')
    const stylesheet = stylesheetTag.exec(html)?.[1]
    const script = scriptTag.exec(html)?.[1]
    if (!stylesheet || !script) throw new Error(`${file} has no stylesheet or no script`)
    const complete = await readFile(join(folder, stylesheet), 'utf8')
    const font = /@font-face\s*\{[^}]*url\("?([^)"]+)/.exec(complete)?.[1]
    if (!font) throw new Error(`${stylesheet} has no web font`)
    const css = stylesOf(html, complete)
    styles.add(hashOf(css))
    const chunks = [script, ...[...html.matchAll(preloadTags)].map(([, href]) => href)]
    await writeFile(
      file,
      html
        .replace(stylesheetTag, '')
        .replace(
          '</head>',
          () =>
            `<style>${css}</style>\n<noscript><link rel="stylesheet" href="${stylesheet}"></noscript>\n</head>`,
        )
        .replace(preloadTags, '')
        .replace(scriptTag, () => `<script type="module">${whenPainted}</script>`)
        .replace(
          '<body>',
          `<body data-style="${stylesheet}" data-font="${font}" data-script="${chunks.join(' ')}">`,
        ),
    )
  }
  return { styles: [...styles], scripts: [hashOf(whenPainted)] }
}

/** The part of a stylesheet that applies to the classes of one page, without the web font. */
function stylesOf(html: string, stylesheet: string): string {
  const used = new Set(
    [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names?.split(' ')),
  )
  const classes = [...stylesheet.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name)
  const withoutClasses = withoutSymbols(
    stylesheet.replace(/@font-face\s*\{[^}]*url\([^}]*\}/g, ''),
    classes.filter((name) => !used.has(name)),
  )
  const animations = [...withoutClasses.matchAll(/@keyframes ([\w-]+)/g)].map(
    ([, name = '']) => name,
  )
  return withoutSymbols(
    withoutClasses,
    animations.filter((name) => !new RegExp(`animation[^;}]*\\b${name}\\b`).test(withoutClasses)),
  )
}

function withoutSymbols(css: string, unusedSymbols: string[]): string {
  const { code } = transform({
    filename: 'style.css',
    code: Buffer.from(css),
    minify: true,
    targets: browsers,
    unusedSymbols: [...new Set(unusedSymbols)],
  })
  return code.toString()
}

/** The script that stands in the pages. */
async function readBootstrap(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['src/client/after-first-paint.ts'],
    format: 'esm',
    target: 'es2022',
    minify: true,
    write: false,
  })
  return outputFiles[0]?.text.trim() ?? ''
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
