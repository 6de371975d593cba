import sirv from 'sirv'
import type { Plugin, ViteDevServer } from 'vite'
import type { Evidence } from '../../../src/content/types.ts'
import { forgetModules } from '../forget-modules.ts'
import { halfSpecimen, specimen } from './evidence.ts'

export const factSets = ['own', 'specimen', 'half'] as const
export type FactSet = (typeof factSets)[number]

export interface FactChoice {
  readonly shown: FactSet
  show(facts: FactSet): void
}

const specimens: Partial<Record<FactSet, Evidence>> = {
  specimen,
  half: halfSpecimen,
}

/** Lets `npm run dev` show the site with the specimen's facts instead of the owner's. */
export function createFactChoice() {
  let shown: FactSet = 'own'
  let server: ViteDevServer | undefined

  const plugin: Plugin = {
    name: 'specimen-facts',
    enforce: 'pre',
    configureServer(viteServer) {
      server = viteServer
      server.middlewares.use(sirv('scripts/local/specimen/public'))
    },
    transform(code, id) {
      const facts = specimens[shown]
      if (!facts) return
      if (id.endsWith('/src/content/evidence.ts')) {
        // Keeps the owner's facts under another name, and exports the specimen's.
        return `${code.replace('export const evidence:', 'const ownEvidence:')}
          export const evidence = ${JSON.stringify(facts)}`
      }
      if (id.endsWith('/PhotoPicture.tsx')) {
        return code.replaceAll(
          '../content/photos/',
          '/scripts/local/specimen/photos/',
        )
      }
    },
  }

  const choice: FactChoice = {
    get shown() {
      return shown
    },
    show(facts) {
      shown = facts
      for (const environment of Object.values(server?.environments ?? {})) {
        forgetModules(environment)
        // The server has no page to reload.
        if (environment.name === 'client')
          environment.hot.send({ type: 'full-reload' })
      }
    },
  }
  return { plugin, choice }
}
