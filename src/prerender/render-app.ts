import type { ReactElement } from 'react'
import { prerender } from 'react-dom/static'

/**
 * A page as HTML, once everything in it has loaded.
 *
 * @throws what a component threw. React would leave an empty place for the browser to fill, and a
 *   build would publish a page without its content.
 */
export async function renderApp(app: ReactElement): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerender(app, {
    // A boundary that React outlines would need an inline script to be put in its place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  })
  if (errors.length > 0) throw errors[0]
  return new Response(prelude as ReadableStream).text()
}
