import { about } from '../../content/about.ts'
import { evidence } from '../../content/evidence.ts'
import type { PageContent } from '../../content/types.ts'
import { ClosingBand } from '../../ui/ClosingBand.tsx'
import { PageHero } from '../../ui/PageHero.tsx'
import { LargePoints, PointRows } from '../../ui/Points.tsx'
import { Section } from '../../ui/Section.tsx'
import { EvidenceSections } from './EvidenceSections.tsx'
import { InspectionLine } from './InspectionLine.tsx'
import { ReleaseSheet } from './ReleaseSheet.tsx'

export const content: PageContent = about

export function Page() {
  const {
    hero,
    localTeams,
    verified,
    principles,
    reasons,
    otherWays,
    closing,
  } = about
  return (
    <>
      <PageHero
        {...hero}
        layout="scene"
        className="sea"
        figure={<InspectionLine alternative={hero.alternative} />}
      />
      <Section intro={localTeams}>
        <LargePoints points={localTeams.points} />
      </Section>
      <Section intro={verified} anchor="verified" tone="kraft">
        <LargePoints points={verified.points} />
      </Section>
      <Section intro={principles} tone="board">
        <ReleaseSheet {...principles} />
      </Section>
      <Section intro={reasons}>
        <PointRows points={reasons.points} />
      </Section>
      <Section intro={otherWays} anchor="partner" tone="kraft">
        <LargePoints points={otherWays.points} />
      </Section>
      <EvidenceSections {...evidence} />
      <ClosingBand {...closing} />
    </>
  )
}
