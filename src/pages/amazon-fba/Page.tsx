import { amazonFba, dockSlips, prepCarton } from '../../content/amazon-fba.ts'
import type { PageContent } from '../../content/types.ts'
import { ClosingBand } from '../../ui/ClosingBand.tsx'
import { Jobs } from '../../ui/Jobs.tsx'
import { PageHero } from '../../ui/PageHero.tsx'
import { Section } from '../../ui/Section.tsx'
import { Steps } from '../../ui/Steps.tsx'
import { CardboardSheet } from './CardboardSheet.tsx'
import { DockSlipsFigure } from './DockSlipsFigure.tsx'
import { PrepFigure } from './PrepFigure.tsx'

export const content: PageContent = amazonFba

export function Page() {
  const { hero, features, howItWorks, reasons, closing } = amazonFba
  return (
    <>
      <PageHero {...hero} figure={<PrepFigure carton={prepCarton} />} />
      <Section {...features} tone="sea">
        <Jobs jobs={features.cards} as="carton" />
      </Section>
      <Section {...howItWorks}>
        <Steps steps={howItWorks.steps} as="waybill" />
      </Section>
      <Section {...reasons} tone="board" scale="statement">
        <DockSlipsFigure slips={dockSlips} />
        <CardboardSheet panels={reasons.points} />
      </Section>
      <ClosingBand {...closing} />
    </>
  )
}
