import { amazonFba, dockSlips, prepCarton } from '../../content/amazon-fba.ts'
import type { PageContent } from '../../content/types.ts'
import { Answers } from '../../ui/Answers.tsx'
import { ClosingBand } from '../../ui/ClosingBand.tsx'
import { LargePoints } from '../../ui/LargePoints.tsx'
import { PageHero } from '../../ui/PageHero.tsx'
import { Section } from '../../ui/Section.tsx'
import { Cartons } from '../../ui/Steps.tsx'
import { DockSlipsFigure } from './DockSlipsFigure.tsx'
import { FeatureCarton } from './FeatureCarton.tsx'
import { PrepFigure } from './PrepFigure.tsx'

export const content: PageContent = amazonFba

export function Page() {
  const { hero, facts, features, howItWorks, reasons, closing } = amazonFba
  return (
    <>
      <PageHero {...hero} figure={<PrepFigure carton={prepCarton} />} />
      <Answers entries={facts} as="band" />
      <Section {...features} tone="sea">
        <FeatureCarton features={features.cards} />
      </Section>
      <Section {...howItWorks}>
        <Cartons steps={howItWorks.steps} />
      </Section>
      <Section {...reasons} tone="board">
        <DockSlipsFigure slips={dockSlips} />
        <LargePoints points={reasons.points} />
      </Section>
      <ClosingBand {...closing} />
    </>
  )
}
