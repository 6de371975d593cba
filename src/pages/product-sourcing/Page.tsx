import { hasPhotos, hasTerms } from '../../content/given.ts'
import {
  productSourcing,
  sampleTag,
  supplierComparison,
} from '../../content/product-sourcing.ts'
import { countedOrders } from '../../content/terms.ts'
import type { PageContent } from '../../content/types.ts'
import { ClosingBand } from '../../ui/ClosingBand.tsx'
import { DocumentedSteps } from '../../ui/documents/DocumentedSteps.tsx'
import { DocumentSheet } from '../../ui/documents/DocumentSheet.tsx'
import { Drawing } from '../../ui/drawings/Drawing.tsx'
import { PageHero } from '../../ui/PageHero.tsx'
import { PagePhoto } from '../../ui/PagePhoto.tsx'
import { LargePoints, PointRows } from '../../ui/Points.tsx'
import { Section } from '../../ui/Section.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { StatsBand } from '../../ui/StatsBand.tsx'
import { Worksheet, WorksheetLink } from '../../worksheets/Worksheet.tsx'
import { Pitfalls } from './Pitfalls.tsx'
import quay from './Quay.module.css'
import { Quay } from './Quay.tsx'
import sample from './SampleTag.module.css'
import ship from './ship.svg'
import { TermsSheet } from './TermsSheet.tsx'

const loadStartPlan = () => import('../../worksheets/StartPlan.tsx')

export const content: PageContent = productSourcing

export function Page() {
  const { hero, facts, pitfalls, stats, services, premiumExtras, closing } =
    productSourcing
  const orders = countedOrders()
  const { whoWeHelp, process, money, reasons } = productSourcing
  return (
    <>
      <PageHero
        {...hero}
        facts={facts}
        className={quay.hero}
        proof={
          <WorksheetLink
            id="plan"
            label={process.heading && productSourcing.worksheet}
          />
        }
        figure={
          <>
            {hasPhotos && <PagePhoto page="product-sourcing" />}
            <Quay {...hero.quay} />
          </>
        }
      />
      <Section intro={pitfalls} count={pitfalls.pitfalls.length} tone="kraft">
        <Pitfalls pitfalls={pitfalls.pitfalls} />
      </Section>
      <Section intro={stats} count={stats.stats.length} tone="board">
        <Sheet {...stats.sheet} {...(orders && { kind: orders })}>
          <StatsBand stats={stats.stats} />
        </Sheet>
      </Section>
      <Section
        intro={services}
        count={services.points.length}
        tone="kraft"
        split
      >
        <PointRows points={services.points} />
      </Section>
      <Section
        intro={premiumExtras}
        count={premiumExtras.points.length}
        tone="sea"
      >
        <LargePoints points={premiumExtras.points} />
      </Section>
      <Section intro={whoWeHelp} count={whoWeHelp.audiences.length}>
        <LargePoints points={whoWeHelp.audiences} />
      </Section>
      <Section intro={process} count={process.steps.length} tone="kraft">
        <DocumentedSteps
          steps={process.steps}
          document={
            <>
              <Worksheet
                id="plan"
                label={productSourcing.worksheet}
                load={loadStartPlan}
              >
                <DocumentSheet document={supplierComparison} />
              </Worksheet>
              <div className={sample.tag}>
                <DocumentSheet document={sampleTag} ink="passed" />
                <Drawing viewBox="0 0 40 68">
                  <circle fill="var(--kraft)" cx="20" cy="58" r="7" />
                  <path stroke="var(--accent)" d="M20 58C0 36 38 24 20 1" />
                </Drawing>
              </div>
            </>
          }
        />
      </Section>
      <Section
        intro={money}
        count={money.stages.length + (hasTerms ? 1 : 0)}
        anchor="money"
        tone="board"
      >
        {hasTerms && <TermsSheet />}
        <PointRows points={money.stages} />
      </Section>
      <Section intro={reasons} count={reasons.points.length}>
        <LargePoints points={reasons.points} />
      </Section>
      <ClosingBand
        {...closing}
        figure={{ viewBox: '10 0 520 318', href: `${ship}#ship` }}
      />
    </>
  )
}
