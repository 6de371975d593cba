import { build } from 'esbuild'
import { site } from '../../src/site.ts'
import { scriptTargets } from './oldest-browsers.ts'
import type { Typeface } from './stylesheet.ts'

interface PageOptions {
  typefaces: Typeface[]
  /** Whether the page contains the form. */
  hasForm: boolean
}

/** Returns the code of `src/client/after-first-paint.ts`, which each page contains. */
export async function pageScript({
  typefaces,
  hasForm,
}: PageOptions): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['src/client/after-first-paint.ts'],
    define: {
      typefaces: JSON.stringify(typefaces),
      hasAnalytics: `${Boolean(site.analytics)}`,
      hasForm: `${hasForm}`,
    },
    bundle: true,
    format: 'esm',
    target: scriptTargets,
    minify: true,
    write: false,
  })
  return outputFiles[0]?.text.trim() ?? ''
}
