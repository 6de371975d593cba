import { useEffect } from 'react'
import { notFound } from '../../content/not-found.ts'
import type { PageContent } from '../../content/types.ts'
import { PageHero } from '../../ui/PageHero.tsx'
import { MisroutedWaybill } from './MisroutedWaybill.tsx'

export const content: PageContent = notFound

export function Page() {
  const { head, hero } = notFound
  useEffect(() => console.info('Page not found:', window.location.pathname), [])
  return (
    <PageHero
      {...hero}
      className="kraft"
      figure={<MisroutedWaybill {...head.picture} />}
    />
  )
}
