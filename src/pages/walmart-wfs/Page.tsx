import type { PageContent } from '../../content/types.ts'
import { cartonRouting, walmartWfs } from '../../content/walmart-wfs.ts'
import { Answers } from '../../ui/Answers.tsx'
import { ClosingBand } from '../../ui/ClosingBand.tsx'
import { PageHero } from '../../ui/PageHero.tsx'
import { RoutingSlip } from '../../ui/RoutingSlip.tsx'
import { Section } from '../../ui/Section.tsx'
import { Steps } from '../../ui/Steps.tsx'
import { CartonRoutingFigure } from './CartonRoutingFigure.tsx'
import { Comparison } from './Comparison.tsx'

export const content: PageContent = walmartWfs

export function Page() {
  const { hero, facts, features, advantages, howItWorks, closing } = walmartWfs
  return (
    <>
      <PageHero
        {...hero}
        layout="rising"
        figure={<CartonRoutingFigure routing={cartonRouting} />}
      />
      <Answers entries={facts} as="band" />
      <Section {...features} tone="kraft">
        <RoutingSlip points={features.points} />
      </Section>
      <Section {...advantages} tone="sea">
        <Comparison {...advantages} />
      </Section>
      <Section {...howItWorks}>
        <Steps steps={howItWorks.steps} as="cartons" />
      </Section>
      <ClosingBand {...closing} />
    </>
  )
}
