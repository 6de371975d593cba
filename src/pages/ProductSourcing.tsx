import { productSourcing } from '../content/product-sourcing.ts'
import { ContainerStack } from '../figures/ContainerStack.tsx'
import { RouteMap } from '../figures/RouteMap.tsx'
import { AudienceIndex } from '../ui/AudienceIndex.tsx'
import { ClosingBand } from '../ui/ClosingBand.tsx'
import { FeatureList } from '../ui/FeatureList.tsx'
import { PageHero } from '../ui/PageHero.tsx'
import { Pitfalls } from '../ui/Pitfalls.tsx'
import { PointList } from '../ui/PointList.tsx'
import { Section } from '../ui/Section.tsx'
import { ServiceList } from '../ui/ServiceList.tsx'
import { StatsBand } from '../ui/StatsBand.tsx'
import { Steps } from '../ui/Steps.tsx'

export const content = productSourcing

export function Page() {
  const { hero, pitfalls, stats, services, premiumExtras, closing } = productSourcing
  const { whoWeHelp, process, reasons } = productSourcing
  const { routeMap } = premiumExtras
  return (
    <>
      <PageHero {...hero} figure={<ContainerStack {...routeMap} />} />
      <Section {...pitfalls} tone="kraft">
        <Pitfalls pitfalls={pitfalls.pitfalls} />
      </Section>
      <Section {...stats}>
        <StatsBand stats={stats.stats} />
      </Section>
      <Section {...services} tone="kraft" layout="split">
        <ServiceList services={services.cards} />
      </Section>
      <Section {...premiumExtras}>
        <div>
          <RouteMap map={routeMap} />
          <FeatureList features={premiumExtras.cards} variant="columns" />
        </div>
      </Section>
      <Section {...whoWeHelp} tone="kraft">
        <AudienceIndex audiences={whoWeHelp.cards} />
      </Section>
      <Section {...process}>
        <Steps steps={process.steps} />
      </Section>
      <Section {...reasons} tone="kraft">
        <PointList points={reasons.points} columns={2} />
      </Section>
      <ClosingBand {...closing} />
    </>
  )
}
