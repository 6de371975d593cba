import { amazonFba, dockSlips, prepCarton } from '../content/amazon-fba.ts'
import { DockSlipsFigure } from '../figures/DockSlipsFigure.tsx'
import { PrepFigure } from '../figures/PrepFigure.tsx'
import { ClosingBand } from '../ui/ClosingBand.tsx'
import { LongCarton } from '../ui/LongCarton.tsx'
import { PageHero } from '../ui/PageHero.tsx'
import { Section } from '../ui/Section.tsx'
import { SlidingRow } from '../ui/SlidingRow.tsx'
import { Steps } from '../ui/Steps.tsx'

export const content = amazonFba

export function Page() {
  const { hero, features, howItWorks, reasons, closing } = amazonFba
  return (
    <>
      <PageHero {...hero} figure={<PrepFigure carton={prepCarton} />} />
      <Section {...features} tone="sea">
        <SlidingRow label={features.heading}>
          <LongCarton panels={features.cards} />
        </SlidingRow>
      </Section>
      <Section {...howItWorks}>
        <Steps steps={howItWorks.steps} as="cartons" />
      </Section>
      <Section {...reasons} tone="board" scale="statement">
        <DockSlipsFigure slips={dockSlips} />
        <LongCarton panels={reasons.points} flat />
      </Section>
      <ClosingBand {...closing} />
    </>
  )
}
