import { productSourcing } from '../../content/product-sourcing.ts'
import type { PageContent } from '../../content/types.ts'
import { Answers } from '../../ui/Answers.tsx'
import { Audiences } from '../../ui/Audiences.tsx'
import { ClosingBand } from '../../ui/ClosingBand.tsx'
import { LargePoints } from '../../ui/LargePoints.tsx'
import { PageHero } from '../../ui/PageHero.tsx'
import { Section } from '../../ui/Section.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { StatsBand } from '../../ui/StatsBand.tsx'
import { Route, Steps } from '../../ui/Steps.tsx'
import { Pitfalls } from './Pitfalls.tsx'
import quay from './Quay.module.css'
import { Quay } from './Quay.tsx'
import { ServiceCoupons } from './ServiceCoupons.tsx'

export const content: PageContent = productSourcing

export function Page() {
  const { hero, facts, pitfalls, stats, services, premiumExtras, closing } = productSourcing
  const { whoWeHelp, process, money, reasons } = productSourcing
  return (
    <>
      <PageHero {...hero} className={quay.hero} figure={<Quay {...hero.quay} />} />
      <Answers entries={facts} as="band" />
      <Section {...pitfalls} tone="kraft">
        <Pitfalls pitfalls={pitfalls.pitfalls} />
      </Section>
      <Section {...stats} tone="board">
        <Sheet {...stats.sheet}>
          <StatsBand stats={stats.stats} />
        </Sheet>
      </Section>
      <Section {...services} tone="kraft">
        <ServiceCoupons services={services.points} />
      </Section>
      <Section {...premiumExtras} tone="sea">
        <LargePoints points={premiumExtras.points} />
      </Section>
      <Section {...whoWeHelp}>
        <Audiences audiences={whoWeHelp.audiences} />
      </Section>
      <Section {...process} tone="kraft">
        <Route steps={process.steps} />
      </Section>
      <Section {...money} anchor="money" tone="board">
        <Steps steps={money.stages} />
        {money.terms.length > 0 && <LargePoints points={money.terms} />}
      </Section>
      <Section {...reasons}>
        <LargePoints points={reasons.points} />
      </Section>
      <ClosingBand {...closing} />
    </>
  )
}
