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
    // Import `tokens.css?raw` as text, as Vite does.
    loader: { '.css': 'text' },
    // Use the same email address as the pages, even if the variable changes before the next build.
    define: { 'process.env.SITE_EMAIL': JSON.stringify(process.env.SITE_EMAIL ?? '') },
  })
}
