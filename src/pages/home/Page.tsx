import { evidenceLabels } from '../../content/evidence-labels.ts'
import {
  hasPeople,
  hasRecord,
  hasReferences,
  hasTerms,
} from '../../content/given.ts'
import { home } from '../../content/home.ts'
import { countedOrders } from '../../content/terms.ts'
import type { PageContent, Service } from '../../content/types.ts'
import { balancedRows } from '../../ui/balanced-rows.ts'
import carton from '../../ui/Carton.module.css'
import { ClosingBand } from '../../ui/ClosingBand.tsx'
import { PageHero } from '../../ui/PageHero.tsx'
import { PointRows } from '../../ui/Points.tsx'
import { Section } from '../../ui/Section.tsx'
import { StatsBand } from '../../ui/StatsBand.tsx'
import { Steps } from '../../ui/Steps.tsx'
import { Audiences } from './Audiences.tsx'
import cartons from './CartonSteps.module.css'
import { CaseWins } from './CaseWins.tsx'
import { Categories } from './Categories.tsx'
import door from './door.svg'
import { Faq } from './Faq.tsx'
import styles from './Hero.module.css'
import { InlineLink } from './InlineLink.tsx'
import { LandedQuoteSheet } from './LandedQuoteSheet.tsx'
import { MoneyFacts } from './MoneyFacts.tsx'
import { OrderStory } from './OrderStory.tsx'
import { PricingTickets } from './PricingTickets.tsx'
import { ProofLine } from './ProofLine.tsx'

export const content: PageContent = home

export function Page() {
  const { hero, whatWeDo, popularCategories, sourcingStrength } = home
  const { howItWorks, pricing } = home
  const orders = countedOrders()
  const services: readonly Service[] = whatWeDo.cards
  return (
    <>
      <PageHero
        {...hero}
        className={styles.hero}
        figure={<LandedQuoteSheet quote={hero.quote} />}
        proof={(hasRecord || hasPeople || hasReferences) && <ProofLine />}
      />
      {(hasTerms || hasReferences) && <MoneyFacts />}
      <Section intro={home.whoWeHelp} count={home.whoWeHelp.audiences.length}>
        <Audiences audiences={home.whoWeHelp.audiences} />
      </Section>
      <Section intro={whatWeDo} count={whatWeDo.cards.length} tone="kraft">
        <PointRows
          points={services.map(({ link, ...card }) => ({
            ...card,
            link: link && <InlineLink {...link} />,
          }))}
        />
      </Section>
      <Section
        intro={popularCategories}
        count={popularCategories.categories.length}
      >
        <Categories categories={popularCategories.categories} />
      </Section>
      <Section
        intro={sourcingStrength}
        count={sourcingStrength.strengths.length}
        scale="caption"
        tone="sea"
      >
        <p className="headline">{sourcingStrength.statement}</p>
        <StatsBand stats={sourcingStrength.strengths} />
        {orders && (
          <p className="soft small">
            {evidenceLabels.counted} {orders}
          </p>
        )}
        <InlineLink {...sourcingStrength.action} />
      </Section>
      <Section intro={howItWorks} count={howItWorks.steps.length} tone="kraft">
        <Steps
          steps={howItWorks.steps}
          look={{
            list: `${cartons.cartons} ${balancedRows(howItWorks.steps.length)}`,
            step: `daylight on-scroll arrives ${carton.carton} ${cartons.step}`,
            number: cartons.number,
            label: cartons.label,
          }}
        />
      </Section>
      <Section intro={home.caseWins} count={home.caseWins.wins.length}>
        <CaseWins wins={home.caseWins.wins} />
        <OrderStory {...home.orderStory} />
      </Section>
      <Section intro={pricing} count={pricing.plans.length} tone="board">
        <PricingTickets plans={pricing.plans} />
      </Section>
      <Section intro={home.faq} count={home.faq.questions.length} split>
        <Faq {...home.faq} />
      </Section>
      <ClosingBand
        {...home.closing}
        figure={{ viewBox: '20 46 440 400', href: `${door}#door` }}
      />
    </>
  )
}
