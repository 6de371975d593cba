import { evidence, evidenceLabels } from '../../content/evidence.ts'
import { home } from '../../content/home.ts'
import type { PageContent } from '../../content/types.ts'
import { ActionLink } from '../../ui/ActionLink.tsx'
import { Audiences } from '../../ui/Audiences.tsx'
import { ClosingBand } from '../../ui/ClosingBand.tsx'
import { PageHero } from '../../ui/PageHero.tsx'
import { Section } from '../../ui/Section.tsx'
import { StatsBand } from '../../ui/StatsBand.tsx'
import { Steps } from '../../ui/Steps.tsx'
import { CaseWins } from './CaseWins.tsx'
import { Faq } from './Faq.tsx'
import { LandedQuoteSheet } from './LandedQuoteSheet.tsx'
import { PricingTickets } from './PricingTickets.tsx'
import { ProofLine } from './ProofLine.tsx'
import { ServiceList } from './ServiceList.tsx'
import { Shelf } from './Shelf.tsx'

export const content: PageContent = home

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
      <Section {...home.whatWeDo} tone="kraft">
        <ServiceList services={home.whatWeDo.cards} />
      </Section>
      <Section {...popularCategories}>
        <Shelf categories={popularCategories.categories} />
      </Section>
      <Section {...sourcingStrength} scale="caption" tone="sea">
        <p className="headline">{sourcingStrength.statement}</p>
        <StatsBand stats={sourcingStrength.strengths} as="row" />
        <ActionLink {...sourcingStrength.action} kind="inline" />
      </Section>
      <Section {...home.howItWorks} tone="kraft">
        <Steps steps={home.howItWorks.steps} as="cartons" />
      </Section>
      <Section {...home.caseWins}>
        <CaseWins wins={home.caseWins.wins} />
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
