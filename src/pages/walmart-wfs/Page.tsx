import { hasPhotos } from '../../content/given.ts'
import type { PageContent } from '../../content/types.ts'
import {
  bookingSheet,
  departureList,
  walmartWfs,
} from '../../content/walmart-wfs.ts'
import { ClosingBand } from '../../ui/ClosingBand.tsx'
import { DocumentedSteps } from '../../ui/documents/DocumentedSteps.tsx'
import { DocumentSheet } from '../../ui/documents/DocumentSheet.tsx'
import { PageHero } from '../../ui/PageHero.tsx'
import { PagePhoto } from '../../ui/PagePhoto.tsx'
import { LargePoints } from '../../ui/Points.tsx'
import { Section } from '../../ui/Section.tsx'
import { Worksheet } from '../../worksheets/Worksheet.tsx'
import { Comparison } from './Comparison.tsx'

export const content: PageContent = walmartWfs

const loadCartonCheck = () => import('../../worksheets/CartonCheck.tsx')

export function Page() {
  const { hero, worksheet, facts, features, advantages, howItWorks, closing } =
    walmartWfs
  return (
    <>
      <PageHero
        {...hero}
        facts={facts}
        photo={hasPhotos && <PagePhoto page="walmart-wfs" />}
        figure={
          <Worksheet id="wfs-carton" label={worksheet} load={loadCartonCheck}>
            <DocumentSheet document={bookingSheet} ink="passed" />
          </Worksheet>
        }
      />
      <Section intro={features} count={features.points.length} tone="kraft">
        <LargePoints points={features.points} />
      </Section>
      <Section intro={advantages} count={advantages.points.length} tone="sea">
        <Comparison {...advantages} />
      </Section>
      <Section intro={howItWorks} count={howItWorks.steps.length}>
        <DocumentedSteps
          steps={howItWorks.steps}
          document={<DocumentSheet document={departureList} />}
        />
      </Section>
      <ClosingBand {...closing} />
    </>
  )
}
