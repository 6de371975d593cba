import { marketPage, productResearch, summaryPages } from '../../content/product-research.ts'
import type { PageContent } from '../../content/types.ts'
import { Answers } from '../../ui/Answers.tsx'
import { ClosingBand } from '../../ui/ClosingBand.tsx'
import { DocumentSheet } from '../../ui/documents/DocumentSheet.tsx'
import { LargePoints } from '../../ui/LargePoints.tsx'
import { PageHero } from '../../ui/PageHero.tsx'
import { Section } from '../../ui/Section.tsx'
import { Stations, Steps } from '../../ui/Steps.tsx'
import { Deliverables } from './Deliverables.tsx'
import styles from './Summary.module.css'
import { TimelinePlot } from './TimelinePlot.tsx'

export const content: PageContent = productResearch

export function Page() {
  const { hero, facts, method, deliverables, report, researchTypes, differentiators, closing } =
    productResearch
  return (
    <>
      <PageHero {...hero} className="kraft" figure={<Summary />} />
      <Answers entries={facts} as="band" />
      <Section intro={method}>
        <Stations steps={method.steps} />
      </Section>
      <Section intro={deliverables} tone="kraft">
        <Deliverables groups={deliverables.groups} />
      </Section>
      <Section intro={report}>
        <div className="fold">
          <Steps steps={report.sections} />
          <DocumentSheet document={marketPage} />
        </div>
      </Section>
      <Section intro={researchTypes} tone="sea">
        <TimelinePlot types={researchTypes.types} />
      </Section>
      <Section intro={differentiators} tone="kraft">
        <LargePoints points={differentiators.points} />
      </Section>
      <ClosingBand {...closing} />
    </>
  )
}

function Summary() {
  return (
    <div className={`stack ${styles.pages}`}>
      {summaryPages.map((page) => (
        <DocumentSheet key={page.title} document={page} />
      ))}
    </div>
  )
}
