import { productResearch } from '../content/product-research.ts'
import { ReportSheet } from '../figures/ReportSheet.tsx'
import { ClosingBand } from '../ui/ClosingBand.tsx'
import { Deliverables } from '../ui/Deliverables.tsx'
import { FeatureList } from '../ui/FeatureList.tsx'
import { PageHero } from '../ui/PageHero.tsx'
import { ReportSections } from '../ui/ReportSections.tsx'
import { Section } from '../ui/Section.tsx'
import { Steps } from '../ui/Steps.tsx'
import { TimelinePlot } from '../ui/TimelinePlot.tsx'

export const content = productResearch

export function Page() {
  const { hero, method, deliverables, report, researchTypes, differentiators, closing } =
    productResearch
  return (
    <>
      <PageHero
        {...hero}
        figure={<ReportSheet title={report.heading} sections={report.sections} stamp="Top 3" />}
      />
      <Section {...method} tone="kraft">
        <Steps steps={method.steps} />
      </Section>
      <Section {...deliverables}>
        <Deliverables groups={deliverables.groups} />
      </Section>
      <Section {...report} tone="kraft">
        <ReportSections sections={report.sections} />
      </Section>
      <Section {...researchTypes}>
        <TimelinePlot types={researchTypes.types} />
      </Section>
      <Section {...differentiators} tone="kraft" layout="split">
        <FeatureList features={differentiators.cards} variant="ledger" />
      </Section>
      <ClosingBand {...closing} />
    </>
  )
}
