import { about } from '../../content/about.ts'
import { evidence } from '../../content/evidence.ts'
import type { PageContent } from '../../content/types.ts'
import { ClosingBand } from '../../ui/ClosingBand.tsx'
import { Jobs } from '../../ui/Jobs.tsx'
import { LargePoints } from '../../ui/LargePoints.tsx'
import { PageHero } from '../../ui/PageHero.tsx'
import { Section } from '../../ui/Section.tsx'
import { EvidenceSections } from './EvidenceSections.tsx'
import { InspectionLine } from './InspectionLine.tsx'

export const content: PageContent = about

export function Page() {
  const { hero, localTeams, principles, reasons, closing } = about
  return (
    <>
      <PageHero
        {...hero}
        layout="scene"
        tone="sea"
        figure={<InspectionLine alternative={hero.alternative} />}
      />
      <Section {...localTeams} scale="statement">
        <LargePoints {...localTeams} as="columns" />
      </Section>
      <Section {...principles} tone="board">
        <LargePoints {...principles} as="tags" />
      </Section>
      <Section {...reasons}>
        <Jobs jobs={reasons.points} as="shelf" />
      </Section>
      <EvidenceSections {...evidence} />
      <ClosingBand {...closing} />
    </>
  )
}
