import { cartonRouting, walmartWfs } from '../content/walmart-wfs.ts'
import { CartonRoutingFigure } from '../figures/CartonRoutingFigure.tsx'
import { ClosingBand } from '../ui/ClosingBand.tsx'
import { FeatureList } from '../ui/FeatureList.tsx'
import { PageHero } from '../ui/PageHero.tsx'
import { PointList } from '../ui/PointList.tsx'
import { Section } from '../ui/Section.tsx'
import { Steps } from '../ui/Steps.tsx'

export const content = walmartWfs

export function Page() {
  const { hero, features, advantages, howItWorks, closing } = walmartWfs
  return (
    <>
      <PageHero {...hero} figure={<CartonRoutingFigure routing={cartonRouting} />} />
      <Section {...features} layout="split">
        <FeatureList features={features.cards} variant="ledger" />
      </Section>
      <Section {...advantages} tone="kraft">
        <PointList points={advantages.points} columns={2} />
      </Section>
      <Section {...howItWorks}>
        <Steps steps={howItWorks.steps} />
      </Section>
      <ClosingBand {...closing} />
    </>
  )
}
