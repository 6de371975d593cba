import { build } from 'esbuild'

/** Bundles each function into one small file, which makes cold starts faster. */
export async function bundleFunctions() {
  await build({
    entryPoints: ['inquiries', 'sweep', 'email-events'].map(
      (name) => `netlify/functions/${name}.ts`,
    ),
    outdir: 'dist/functions',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
    // Resend's SDK needs this parser only for received email. Omitting it saves 70 KB.
    alias: { 'postal-mime': 'data:application/json,null' },
    // The values of the build, as in the pages.
    define: { 'process.env.SITE_EMAIL': JSON.stringify(process.env.SITE_EMAIL ?? '') },
  })
}
