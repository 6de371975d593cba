import { globSync } from 'node:fs'
import { build } from 'esbuild'

/** A function bundled by esbuild loads in 13 ms, and one bundled by Netlify in 46 ms. */
export async function bundleFunctions() {
  await build({
    entryPoints: globSync('netlify/functions/*.ts'),
    outdir: 'dist/functions',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
    // Leave out the email parser of Resend's SDK (70 KB), which is needed only to receive emails.
    alias: { 'postal-mime': 'data:application/json,null' },
    loader: { '.css': 'text' },
    // The function shows the same email address as the pages, so the build inserts it.
    define: {
      'process.env.SITE_EMAIL': JSON.stringify(process.env.SITE_EMAIL ?? ''),
    },
  })
}
