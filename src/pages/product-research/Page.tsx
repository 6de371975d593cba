import { hasPhotos } from '../../content/given.ts'
import {
  marketPage,
  productResearch,
  summary,
  summaryFigures,
} from '../../content/product-research.ts'
import type { PageContent } from '../../content/types.ts'
import { ClosingBand } from '../../ui/ClosingBand.tsx'
import { DocumentedSteps } from '../../ui/documents/DocumentedSteps.tsx'
import { DocumentSheet } from '../../ui/documents/DocumentSheet.tsx'
import { PageHero } from '../../ui/PageHero.tsx'
import { PagePhoto } from '../../ui/PagePhoto.tsx'
import { LargePoints } from '../../ui/Points.tsx'
import { Section } from '../../ui/Section.tsx'
import { Steps } from '../../ui/Steps.tsx'
import { Deliverables } from './Deliverables.tsx'
import cover from './report.svg'
import stations from './Stations.module.css'
import { TimelinePlot } from './TimelinePlot.tsx'

export const content: PageContent = productResearch

export function Page() {
  const {
    hero,
    facts,
    method,
    deliverables,
    report,
    researchTypes,
    differentiators,
    closing,
  } = productResearch
  return (
    <>
      <PageHero
        {...hero}
        facts={facts}
        offer="report"
        photo={hasPhotos && <PagePhoto page="product-research" />}
        className="kraft"
        figure={<DocumentSheet document={summary} />}
      />
      <Section intro={method} count={method.steps.length}>
        <Steps
          steps={method.steps}
          look={{
            list: stations.stations,
            step: `line-on-scroll ${stations.step}`,
            number: stations.number,
            label: stations.label,
          }}
        />
      </Section>
      <Section
        intro={deliverables}
        count={deliverables.groups.length}
        tone="kraft"
      >
        <Deliverables groups={deliverables.groups} />
      </Section>
      <Section intro={report} count={report.sections.length}>
        <DocumentedSteps
          steps={report.sections}
          document={<DocumentSheet document={marketPage} />}
        >
          <DocumentSheet document={summaryFigures} />
        </DocumentedSteps>
      </Section>
      <Section
        intro={researchTypes}
        count={researchTypes.types.length}
        tone="sea"
      >
        <TimelinePlot types={researchTypes.types} />
      </Section>
      <Section
        intro={differentiators}
        count={differentiators.points.length}
        tone="kraft"
      >
        <LargePoints points={differentiators.points} />
      </Section>
      <ClosingBand
        {...closing}
        figure={{ viewBox: '0 -20 450 420', href: `${cover}#report` }}
      />
    </>
  )
}
