import { notFound } from '../content/not-found.ts'
import { MisroutedWaybill } from '../figures/MisroutedWaybill.tsx'
import { PageHero } from '../ui/PageHero.tsx'

export const head = notFound.head

export function Page() {
  const { hero, pathLabel, action } = notFound
  return (
    <PageHero {...hero} actions={[action]} figure={<MisroutedWaybill pathLabel={pathLabel} />} />
  )
}
