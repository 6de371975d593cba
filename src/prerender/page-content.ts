import type { PageHead, PageIntro } from '../content/types.ts'

export interface PageContent {
  readonly head: PageHead
  readonly hero: PageIntro
}

const modules = import.meta.glob<Record<string, Partial<PageContent>>>('../content/*.ts', {
  eager: true,
})

/**
 * The record that a page is drawn from, for what describes the page without drawing it.
 *
 * @param head what the page exports: the record's own object.
 */
export function contentOf(head: PageHead): PageContent {
  for (const module of Object.values(modules)) {
    for (const { head: own, hero } of Object.values(module)) {
      if (own === head && hero) return { head, hero }
    }
  }
  throw new Error(`No record in src/content has a hero beside the head "${head.title}"`)
}
