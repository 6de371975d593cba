import { about, rejectionReport } from '../../content/about.ts'
import { evidence } from '../../content/evidence.ts'
import type { PageContent } from '../../content/types.ts'
import { ClosingBand } from '../../ui/ClosingBand.tsx'
import { DocumentSheet } from '../../ui/documents/DocumentSheet.tsx'
import { PageHero } from '../../ui/PageHero.tsx'
import { LargePoints, PointRows } from '../../ui/Points.tsx'
import { Section } from '../../ui/Section.tsx'
import { CheckSheet } from './CheckSheet.tsx'
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
    rejection,
    reasons,
    checks,
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
      <Section intro={localTeams} count={localTeams.points.length} split>
        <LargePoints points={localTeams.points} most={2} />
      </Section>
      <Section
        intro={verified}
        count={verified.points.length}
        anchor="verified"
        tone="kraft"
      >
        <LargePoints points={verified.points} />
      </Section>
      <Section intro={principles} count={principles.points.length} tone="board">
        <ReleaseSheet {...principles} />
      </Section>
      <Section intro={rejection} count={1} split>
        <DocumentSheet document={rejectionReport} />
      </Section>
      <Section intro={reasons} count={reasons.points.length} tone="kraft">
        <PointRows points={reasons.points} />
      </Section>
      <Section
        intro={checks}
        count={checks.points.length}
        anchor="checks"
        split
      >
        <CheckSheet {...checks} />
      </Section>
      <Section
        intro={otherWays}
        count={otherWays.points.length}
        anchor="partner"
        tone="kraft"
      >
        <LargePoints points={otherWays.points} />
      </Section>
      <EvidenceSections {...evidence} />
      <ClosingBand {...closing} />
    </>
  )
}
