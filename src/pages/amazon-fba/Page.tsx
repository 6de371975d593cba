import { amazonFba, dockSlips, prepCarton } from '../../content/amazon-fba.ts'
import type { PageContent } from '../../content/types.ts'
import { ClosingBand } from '../../ui/ClosingBand.tsx'
import { PageHero } from '../../ui/PageHero.tsx'
import { RoutingSlip } from '../../ui/RoutingSlip.tsx'
import { Section } from '../../ui/Section.tsx'
import { CardboardSheet } from './CardboardSheet.tsx'
import { DockSlipsFigure } from './DockSlipsFigure.tsx'
import { FeatureCarton } from './FeatureCarton.tsx'
import { PrepFigure } from './PrepFigure.tsx'

export const content: PageContent = amazonFba

export function Page() {
  const { hero, features, howItWorks, reasons, closing } = amazonFba
  return (
    <>
      <PageHero {...hero} figure={<PrepFigure carton={prepCarton} />} />
      <Section {...features} tone="sea">
        <FeatureCarton features={features.cards} />
      </Section>
      <Section {...howItWorks}>
        <RoutingSlip points={howItWorks.steps} numbered />
      </Section>
      <Section {...reasons} tone="board" scale="statement">
        <DockSlipsFigure slips={dockSlips} />
        <CardboardSheet panels={reasons.points} />
      </Section>
      <ClosingBand {...closing} />
    </>
  )
}
