import { amazonFba, dockSlips, prepCarton } from '../content/amazon-fba.ts'
import { DockSlipsFigure } from '../figures/DockSlipsFigure.tsx'
import { PrepFigure } from '../figures/PrepFigure.tsx'
import { BesideFigure } from '../ui/BesideFigure.tsx'
import { ClosingBand } from '../ui/ClosingBand.tsx'
import { PackingList } from '../ui/PackingList.tsx'
import { PageHero } from '../ui/PageHero.tsx'
import { PointList } from '../ui/PointList.tsx'
import { Section } from '../ui/Section.tsx'
import { Steps } from '../ui/Steps.tsx'

export const content = amazonFba

export function Page() {
  const { hero, features, howItWorks, reasons, closing } = amazonFba
  return (
    <>
      <PageHero {...hero} figure={<PrepFigure carton={prepCarton} />} />
      <Section {...features} tone="kraft">
        <PackingList {...features.sheet} lines={features.lines} />
      </Section>
      <Section {...howItWorks}>
        <Steps steps={howItWorks.steps} />
      </Section>
      <Section {...reasons} tone="kraft">
        <BesideFigure figure={<DockSlipsFigure slips={dockSlips} />}>
          <PointList points={reasons.points} />
        </BesideFigure>
      </Section>
      <ClosingBand {...closing} />
    </>
  )
}
