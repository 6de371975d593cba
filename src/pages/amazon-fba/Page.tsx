import {
  amazonFba,
  cartonLabel,
  inspectionPhotos,
  inspectionReport,
} from '../../content/amazon-fba.ts'
import { hasPhotos } from '../../content/given.ts'
import type { PageContent } from '../../content/types.ts'
import carton from '../../ui/Carton.module.css'
import { ClosingBand } from '../../ui/ClosingBand.tsx'
import { DocumentedSteps } from '../../ui/documents/DocumentedSteps.tsx'
import { DocumentSheet } from '../../ui/documents/DocumentSheet.tsx'
import { PageHero } from '../../ui/PageHero.tsx'
import { PagePhoto } from '../../ui/PagePhoto.tsx'
import { LargePoints, PointRows } from '../../ui/Points.tsx'
import { Section } from '../../ui/Section.tsx'
import { CartonLabel } from './CartonLabel.tsx'
import styles from './Features.module.css'
import { InspectionPhotos } from './InspectionPhotos.tsx'

export const content: PageContent = amazonFba

export function Page() {
  const { hero, facts, features, howItWorks, reasons, closing } = amazonFba
  return (
    <>
      <PageHero
        {...hero}
        facts={facts}
        photo={hasPhotos && <PagePhoto page="amazon-fba" />}
        figure={<CartonLabel {...cartonLabel} />}
      />
      <Section intro={features} count={features.points.length} tone="sea">
        <div className={`daylight on-edge ${carton.carton} ${styles.carton}`}>
          <LargePoints points={features.points} most={3} />
        </div>
      </Section>
      <Section intro={howItWorks} count={howItWorks.steps.length}>
        <DocumentedSteps
          steps={howItWorks.steps}
          document={<DocumentSheet document={inspectionReport} ink="passed" />}
        >
          <InspectionPhotos {...inspectionPhotos} />
        </DocumentedSteps>
      </Section>
      <Section intro={reasons} count={reasons.points.length} tone="board">
        <PointRows points={reasons.points} />
      </Section>
      <ClosingBand {...closing} />
    </>
  )
}
