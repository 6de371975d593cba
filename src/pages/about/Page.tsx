import { about, rejectionReport } from '../../content/about.ts'
import { photoOn } from '../../content/floor-photos.ts'
import {
  hasPeople,
  hasPhotos,
  hasRecord,
  hasReferences,
} from '../../content/given.ts'
import type { PageContent } from '../../content/types.ts'
import { ClosingBand } from '../../ui/ClosingBand.tsx'
import { DocumentSheet } from '../../ui/documents/DocumentSheet.tsx'
import { PageHero } from '../../ui/PageHero.tsx'
import { PagePhoto } from '../../ui/PagePhoto.tsx'
import { LargePoints, PointRows } from '../../ui/Points.tsx'
import { Section } from '../../ui/Section.tsx'
import { Worksheet, WorksheetLink } from '../../worksheets/Worksheet.tsx'
import { CheckSheet } from './CheckSheet.tsx'
import { FactoryFloor } from './FactoryFloor.tsx'
import { InspectionLine } from './InspectionLine.tsx'
import { People } from './People.tsx'
import { Record } from './Record.tsx'
import { ReleaseSheet } from './ReleaseSheet.tsx'

export const content: PageContent = about

const hasHeroPhoto = hasPhotos && photoOn('about') !== undefined

/** Photos and people replace the drawing: they prove more, and there is no room for both. */
const hasFacts = hasHeroPhoto || hasPeople

const loadInspection = () => import('./BeTheInspector.tsx')

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
        layout={hasFacts ? undefined : 'scene'}
        className="sea"
        proof={
          <WorksheetLink
            id="inspection"
            label={rejection.heading && rejection.worksheet}
          />
        }
        figure={
          hasFacts ? undefined : (
            <InspectionLine alternative={hero.alternative} />
          )
        }
        beside={
          <>
            {hasHeroPhoto && <PagePhoto page="about" isBeside />}
            {hasPeople && <People asRow={hasHeroPhoto} />}
          </>
        }
      />
      <Section intro={localTeams} count={localTeams.points.length} split>
        <LargePoints points={localTeams.points} most={2} />
      </Section>
      {(hasRecord || hasReferences) && <Record />}
      {hasPhotos && <FactoryFloor />}
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
        <Worksheet
          id="inspection"
          label={rejection.worksheet}
          load={loadInspection}
        >
          <DocumentSheet document={rejectionReport} />
        </Worksheet>
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
      <ClosingBand {...closing} />
    </>
  )
}
