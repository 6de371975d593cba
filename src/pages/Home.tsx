import { home } from '../content/home.ts'
import { LandedQuoteSheet } from '../figures/LandedQuoteSheet.tsx'
import { ActionLink } from '../ui/ActionLink.tsx'
import { Cartons } from '../ui/Cartons.tsx'
import { CaseWins } from '../ui/CaseWins.tsx'
import { ClosingBand } from '../ui/ClosingBand.tsx'
import { Faq } from '../ui/Faq.tsx'
import { FeatureList } from '../ui/FeatureList.tsx'
import { PackingList } from '../ui/PackingList.tsx'
import { PageHero } from '../ui/PageHero.tsx'
import { PricingTickets } from '../ui/PricingTickets.tsx'
import { Section } from '../ui/Section.tsx'
import { ServiceList } from '../ui/ServiceList.tsx'
import { Steps } from '../ui/Steps.tsx'

export const content = home

export function Page() {
  const { hero, sourcingStrength, howItWorks, pricing } = home
  return (
    <>
      <PageHero {...hero} figure={<LandedQuoteSheet quote={hero.quote} />} />
      <Section {...home.whoWeHelp} layout="split" tone="kraft">
        <FeatureList variant="ledger" features={home.whoWeHelp.cards} />
      </Section>
      <Section {...home.whatWeDo}>
        <ServiceList services={home.whatWeDo.cards} />
      </Section>
      <Section {...home.popularCategories} tone="kraft">
        <Cartons categories={home.popularCategories.categories} />
      </Section>
      <Section {...sourcingStrength} layout="split">
        <PackingList {...sourcingStrength.sheet} lines={sourcingStrength.lines} />
        <ActionLink {...sourcingStrength.action} kind="inline" />
      </Section>
      <Section {...howItWorks} tone="kraft">
        <Steps steps={howItWorks.steps} />
      </Section>
      <Section {...home.caseWins}>
        <CaseWins wins={home.caseWins.wins} />
      </Section>
      <Section {...pricing} tone="kraft">
        <PricingTickets plans={pricing.plans} />
        <ActionLink {...pricing.action} kind="inline" />
      </Section>
      <Section {...home.faq} layout="split">
        <Faq entries={home.faq.entries} />
      </Section>
      <ClosingBand {...home.closing} />
    </>
  )
}
