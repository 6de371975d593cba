import { existsSync, readdirSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { parseAllRedirects } from '@netlify/redirect-parser'
import sharp from 'sharp'
import { notFoundRoute, routes } from '../../src/routes.ts'

const pages = [...routes, notFoundRoute].map(({ path }) => path)

/** @returns error messages about the files in `public/` and about invalid redirects. */
export async function problemsOfPublicFiles(): Promise<string[]> {
  const files = await Promise.all(namesIn('public').map(problemOf))
  // If `_redirects` has errors, Netlify logs them and publishes the site without the faulty rules.
  const { errors } = await parseAllRedirects({
    redirectsFiles: ['public/_redirects'],
    netlifyConfigPath: 'netlify.toml',
    configRedirects: [],
    minimal: false,
  })
  const redirects = errors.map(({ message }) => `public/_redirects or netlify.toml: ${message}`)
  return [...files.flatMap((problem) => problem ?? []), ...redirects]
}

async function problemOf(name: string): Promise<string | undefined> {
  const file = `public/${name}`
  const page = `/${name}`.replace(/(\/?index)?\.html?$/, '') || '/'
  if (pages.includes(page)) return `${file} has the address of the page ${page}. Rename the file.`
  if (/^(assets|sharing)\//.test(name)) {
    return `${file} is in a folder that the build fills. Move the file to another folder.`
  }
  if (name === '_headers') {
    return `${file} would replace the site's headers. Add yours to netlify.toml as [[headers]].`
  }
  if (name !== 'favicon.svg') return
  const logo = await sharp(file)
    .metadata()
    .catch(() => undefined)
  if (logo?.format !== 'svg') {
    return `${file} isn't an SVG drawing. Save the logo there as SVG: the build makes all icons from it.`
  }
  // In a nested SVG, resvg draws neither text nor photos (linebender/resvg#740 and #946).
  if (/<(\w+:)?(text|image)\b/.test(await readFile(file, 'utf8'))) {
    return `${file} contains text or a photo, which the icons would lack. In your drawing program, convert it to paths.`
  }
}

/**
 * Netlify can redirect `/google12ab.html` to `/google12ab`, which Google doesn't accept as proof of
 * ownership. So this function renames each HTML file, and adds a rewrite from the old address to the
 * new name.
 */
export async function keepAddresses(folder: string): Promise<void> {
  const redirects = join(folder, '_redirects')
  for (const file of namesIn('public').filter((name) => /(?<!(^|\/)index)\.html$/.test(name))) {
    await rename(join(folder, file), join(folder, file.slice(0, -1)))
    const address = encodeURI(`/${file}`)
    const others = existsSync(redirects) ? await readFile(redirects, 'utf8') : ''
    // Put this rule first. Netlify applies the first match, and an owner's rule can match any URL.
    await writeFile(redirects, `${address} ${address.slice(0, -1)} 200\n${others}`)
  }
}

function namesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files.map(({ parentPath, name }) =>
    relative(folder, join(parentPath, name)).replaceAll('\\', '/'),
  )
}
