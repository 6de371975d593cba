import { renderPage } from 'vike/server'
import type { Plugin } from 'vite'
import { readRejectedPage } from './rejected-page.ts'

const id = 'virtual:rejected-page'

/** In development, Vike renders the template of the page that answers a refused form post. */
export function rejectedPagePlugin(): Plugin {
  return {
    name: 'rejected-page',
    apply: 'serve',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(resolved) {
      if (resolved !== `\0${id}`) return
      const { httpResponse } = await renderPage({ urlOriginal: '/inquiry-rejected' })
      return `export default ${JSON.stringify(readRejectedPage(httpResponse.body))}`
    },
  }
}
