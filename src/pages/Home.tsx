import { evidence, evidenceLabels } from '../content/evidence.ts'
import { home } from '../content/home.ts'
import { LandedQuoteSheet } from '../figures/LandedQuoteSheet.tsx'
import { ActionLink } from '../ui/ActionLink.tsx'
import { Audiences } from '../ui/Audiences.tsx'
import { CaseWins } from '../ui/CaseWins.tsx'
import { ClosingBand } from '../ui/ClosingBand.tsx'
import { Faq } from '../ui/Faq.tsx'
import { PageHero } from '../ui/PageHero.tsx'
import { PricingTickets } from '../ui/PricingTickets.tsx'
import { ProofLine } from '../ui/ProofLine.tsx'
import { Headline } from '../ui/Prose.tsx'
import { Section } from '../ui/Section.tsx'
import { ServiceList } from '../ui/ServiceList.tsx'
import { Shelf } from '../ui/Shelf.tsx'
import { SlidingRow } from '../ui/SlidingRow.tsx'
import { StatsBand } from '../ui/StatsBand.tsx'
import { Steps } from '../ui/Steps.tsx'

export const content = home

export function Page() {
  const { hero, popularCategories, sourcingStrength, pricing } = home
  return (
    <>
      <PageHero
        {...hero}
        layout="board"
        figure={<LandedQuoteSheet quote={hero.quote} />}
        proof={<ProofLine {...evidence} labels={evidenceLabels} />}
      />
      <Section {...home.whoWeHelp}>
        <Audiences audiences={home.whoWeHelp.audiences} />
      </Section>
      <Section {...home.whatWeDo} tone="kraft" head="beside">
        <ServiceList services={home.whatWeDo.cards} />
      </Section>
      <Section {...popularCategories}>
        <SlidingRow label={popularCategories.heading}>
          <Shelf categories={popularCategories.categories} />
        </SlidingRow>
      </Section>
      <Section {...sourcingStrength} scale="caption" tone="sea">
        <Headline className="headline">{sourcingStrength.statement}</Headline>
        <StatsBand stats={sourcingStrength.strengths} as="row" />
        <ActionLink {...sourcingStrength.action} kind="inline" />
      </Section>
      <Section {...home.howItWorks} tone="kraft">
        <Steps steps={home.howItWorks.steps} as="cartons" />
      </Section>
      <Section {...home.caseWins}>
        <SlidingRow label={home.caseWins.heading}>
          <CaseWins wins={home.caseWins.wins} />
        </SlidingRow>
      </Section>
      <Section {...pricing} tone="board">
        <PricingTickets plans={pricing.plans} />
      </Section>
      <Section {...home.faq} head="beside">
        <Faq {...home.faq} />
      </Section>
      <ClosingBand {...home.closing} />
    </>
  )
}
