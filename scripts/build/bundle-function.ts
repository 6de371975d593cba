import { build } from 'esbuild'
import type { RejectedPageTemplate } from '../../netlify/inquiries/rejected-page.ts'

/** Bundles the function into one small file, so that a cold start reads nothing else. */
export async function bundleFunction(rejectedPage: RejectedPageTemplate) {
  await build({
    entryPoints: ['netlify/functions/inquiries.ts'],
    outfile: 'dist/functions/inquiries.mjs',
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [
      {
        name: 'rejected-page',
        setup({ onResolve, onLoad }) {
          // Resend parses received mail with it, which this function never gets: 70 KB for nothing.
          onResolve({ filter: /^postal-mime$/ }, ({ path }) => ({ path, namespace: 'left-out' }))
          onLoad({ filter: /.*/, namespace: 'left-out' }, () => ({
            contents: 'export default null',
          }))
          onResolve({ filter: /^virtual:rejected-page$/ }, ({ path }) => ({
            path,
            namespace: 'rejected-page',
          }))
          onLoad({ filter: /.*/, namespace: 'rejected-page' }, () => ({
            contents: JSON.stringify(rejectedPage),
            loader: 'json',
          }))
        },
      },
    ],
  })
}
