import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { transform } from 'lightningcss'
import { findRoute, type Route } from '../../src/routes.ts'
import { lowered, scriptTargets, styleTargets } from './oldest-browsers.ts'

/** Sources for the Content-Security-Policy: hashes of the inline styles and scripts of the pages. */
export interface InlineHashes {
  styles: string[]
  scripts: string[]
}

const stylesheetTag = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/
const scriptTag = /<script src="[^"]+"[^>]*><\/script>/
const webFont = /@font-face\s*\{[^}]*url\([^}]*\}/g

/** The output file and the imports of each module, by the module's path. */
type Manifest = Record<string, { file: string; imports?: string[] }>

/**
 * Inlines into each page the styles that it uses, and a script that loads the rest after the first paint.
 *
 * @param folder Vike's output with HTML pages and `assets`.
 * @param manifestFile Vite's manifest.
 * @returns the hashes that the policy has to allow.
 */
export async function inlineFirstPaint(
  folder: string,
  manifestFile: string,
): Promise<InlineHashes> {
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'))
  const styles = new Set<string>()
  let whenPainted = ''
  const pages = (await readdir(folder)).filter((name) => name.endsWith('.html'))
  for (const name of pages) {
    const file = join(folder, name)
    const html = await readFile(file, 'utf8')
    const stylesheet = stylesheetTag.exec(html)?.[1]
    if (!stylesheet || !scriptTag.test(html))
      throw new Error(`${file} has no stylesheet or no script`)
    const complete = await readFile(join(folder, stylesheet), 'utf8')
    whenPainted ||= await readBootstrap(complete)
    const css = stylesOf(html, complete)
    styles.add(hashOf(css))
    const scripts = scriptsOf(findRoute(`/${name}`), manifest)
    await writeFile(
      file,
      html
        .replace(stylesheetTag, '')
        .replace(
          '</head>',
          () =>
            `<style>${css}</style>\n<noscript><link rel="stylesheet" href="${stylesheet}"></noscript>\n</head>`,
        )
        .replace(scriptTag, () => `<script type="module">${whenPainted}</script>`)
        .replace('<body>', `<body data-style="${stylesheet}" data-script="${scripts.join(' ')}">`),
    )
  }
  return { styles: [...styles], scripts: [hashOf(whenPainted)] }
}

/** The scripts that a page needs. Listed in the page, they are fetched in parallel. */
function scriptsOf({ page }: Route, manifest: Manifest): string[] {
  // Vike's entry file only imports other modules.
  const modules = new Set(manifest['src/prerender/+client.ts']?.imports)
  modules.add(`src/pages/${page}/Page.tsx`)
  // Iterating a set also visits items that are added meanwhile.
  for (const name of modules) for (const next of manifest[name]?.imports ?? []) modules.add(next)
  return [...modules].map((name) => `/${manifest[name]?.file}`)
}

/** The part of a stylesheet that applies to the classes of one page, without the web fonts. */
function stylesOf(html: string, stylesheet: string): string {
  const used = new Set(
    [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names?.split(' ')),
  )
  const classes = [...stylesheet.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name)
  const { code } = transform({
    filename: 'style.css',
    code: Buffer.from(stylesheet.replace(webFont, '')),
    minify: true,
    targets: styleTargets,
    ...lowered,
    unusedSymbols: classes.filter((name) => !used.has(name)),
  })
  return code.toString()
}

/** The inline script of all pages, with the typefaces that the stylesheet names. */
async function readBootstrap(stylesheet: string): Promise<string> {
  const typefaces = [...stylesheet.matchAll(webFont)].map(([rule]) => {
    const read = (name: string) => new RegExp(`${name}:([^;}]+)`).exec(rule)?.[1]
    const [weight, unicodeRange] = [read('font-weight'), read('unicode-range')]
    return [read('font-family'), read('src'), { weight, unicodeRange, display: 'swap' }]
  })
  const { outputFiles } = await build({
    entryPoints: ['src/client/after-first-paint.ts'],
    define: { typefaces: JSON.stringify(typefaces) },
    format: 'esm',
    target: scriptTargets,
    minify: true,
    write: false,
  })
  return outputFiles[0]?.text.trim() ?? ''
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
