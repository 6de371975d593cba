import type { PageContent } from '../content/types.ts'
import { type Head, headOf } from '../page-head.ts'
import type { Route } from '../routes.ts'
import type { MarkupElement } from './elements.ts'

/** The module that hydrates every page. */
export const clientEntry = 'src/client/hydrate.tsx'

/** What the build knows about a page before the page is rendered (ADR 23). */
export interface PagePlan {
  path: string
  head: Head
  /** The script in the page itself. It loads the preloads after the first paint (ADR 3). */
  script: string
  /** The URLs of the modules that the page needs. */
  preloads: string[]
  styles: {
    /** The URL of the stylesheet with the styles of all pages. */
    url: string
    /** Returns the styles for elements that have these classes. */
    usedBy(classNames: Set<string>): string
  }
  preview: { path: string; picture: Uint8Array }
  /** The analytics script, or an empty string. */
  analytics: string
  /** What `+onRenderHtml.tsx` found in the page's elements. */
  rendered?: { inlineStyles: string; foreign: MarkupElement[] }
}

declare global {
  namespace Vike {
    interface PageContext {
      /** Undefined in development, where no file has a hash and no style is inline. */
      plan?: PagePlan[]
    }
  }
}

/** The part of the plan that the document's head needs. */
export type PlannedHead = Pick<PagePlan, 'path' | 'head'> & {
  preview: { path: string }
}

export function headInDevelopment(
  route: Route,
  content: PageContent,
): PlannedHead {
  const preview = { path: `/sharing/${route.page}.png` }
  return { path: route.path, head: headOf(route, content), preview }
}
