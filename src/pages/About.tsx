import { about } from '../content/about.ts'
import { InspectionSheet } from '../figures/InspectionSheet.tsx'
import { ClosingBand } from '../ui/ClosingBand.tsx'
import { PackingList } from '../ui/PackingList.tsx'
import { PageHero } from '../ui/PageHero.tsx'
import { PointList } from '../ui/PointList.tsx'
import { Section } from '../ui/Section.tsx'

export const content = about

export function Page() {
  const { hero, localTeams, principles, reasons, closing } = about
  return (
    <>
      <PageHero
        {...hero}
        figure={<InspectionSheet title={principles.heading} checks={principles.points} />}
      />
      <Section {...localTeams} tone="kraft" layout="split">
        <PointList points={localTeams.points} />
      </Section>
      <Section {...principles}>
        <PointList points={principles.points} columns={2} />
      </Section>
      <Section {...reasons} tone="kraft">
        <PackingList {...reasons.sheet} lines={reasons.lines} />
      </Section>
      <ClosingBand {...closing} />
    </>
  )
}
