import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { listenLocally } from '../netlify/local/listen-locally.ts'
import { compressFiles, createStaticSite } from '../netlify/local/netlify/static-site.ts'

/**
 * Serves the built site and its two floors from copies in a folder, until the process ends.
 *
 * @returns the origins: `bare` without script and web font, `react` with the least that React needs
 * to be alive, asked for after the first paint as the site does, and `site` as it is.
 */
export async function serveFloors(work: string): Promise<Record<string, string>> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { createElement } from 'react'
        import { hydrateRoot } from 'react-dom/client'
        hydrateRoot(document.createElement('div'), createElement('p', null, 'floor'))`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    minify: true,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  })
  const script = outputFiles[0]?.contents ?? ''

  async function serve(name: string, replaced: RegExp | string, by: string): Promise<string> {
    const folder = join(work, name)
    await cp('dist/client', folder, { recursive: true })
    await writeFile(join(folder, 'floor.js'), script)
    for (const file of (await readdir(folder)).filter((file) => file.endsWith('.html'))) {
      const html = await readFile(join(folder, file), 'utf8')
      await writeFile(join(folder, file), html.replace(replaced, by))
    }
    await compressFiles(folder)
    return (await listenLocally(0, await createStaticSite(folder))).origin
  }
  return {
    bare: await serve('bare', /<script type="module">.*?<\/script>/s, ''),
    react: await serve('react', / data-script="[^"]*"/, ' data-script="/floor.js"'),
    site: await serve('site', '', ''),
  }
}
