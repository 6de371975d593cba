import { productResearch } from '../../content/product-research.ts'
import type { PageContent } from '../../content/types.ts'
import { Answers } from '../../ui/Answers.tsx'
import { ClosingBand } from '../../ui/ClosingBand.tsx'
import { LargePoints } from '../../ui/LargePoints.tsx'
import { PageHero } from '../../ui/PageHero.tsx'
import { Section } from '../../ui/Section.tsx'
import { Route } from '../../ui/Steps.tsx'
import { Deliverables } from './Deliverables.tsx'
import { Checks, ReportDrawing } from './ReportDrawing.tsx'
import { ReportSpreads } from './ReportSpreads.tsx'
import { TimelinePlot } from './TimelinePlot.tsx'

export const content: PageContent = productResearch

export function Page() {
  const { hero, facts, method, deliverables, report, researchTypes, differentiators, closing } =
    productResearch
  return (
    <>
      <PageHero {...hero} className="kraft" figure={<ReportDrawing {...hero.report} />} />
      <Answers entries={facts} as="band" />
      <Section {...method} head="beside">
        <Checks />
        <Route steps={method.steps} />
      </Section>
      <Section {...deliverables} tone="kraft">
        <Deliverables groups={deliverables.groups} />
      </Section>
      <Section {...report}>
        <ReportSpreads sections={report.sections} />
      </Section>
      <Section {...researchTypes} tone="sea">
        <TimelinePlot types={researchTypes.types} />
      </Section>
      <Section {...differentiators} tone="kraft">
        <LargePoints points={differentiators.points} />
      </Section>
      <ClosingBand {...closing} />
    </>
  )
}
