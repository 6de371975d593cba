import { hasPhotos } from '../../content/given.ts'
import { orderPlan, tiktokShop } from '../../content/tiktok-shop.ts'
import type { PageContent } from '../../content/types.ts'
import { ClosingBand } from '../../ui/ClosingBand.tsx'
import { DocumentedSteps } from '../../ui/documents/DocumentedSteps.tsx'
import { DocumentSheet } from '../../ui/documents/DocumentSheet.tsx'
import { PageHero } from '../../ui/PageHero.tsx'
import { PagePhoto } from '../../ui/PagePhoto.tsx'
import { LargePoints, PointRows } from '../../ui/Points.tsx'
import { Paragraph } from '../../ui/Prose.tsx'
import { Section } from '../../ui/Section.tsx'
import { Worksheet, WorksheetLink } from '../../worksheets/Worksheet.tsx'
import styles from './Page.module.css'
import { TrendChart } from './TrendChart.tsx'

export const content: PageContent = tiktokShop

const loadStartPlan = () => import('../../worksheets/StartPlan.tsx')

export function Page() {
  const {
    hero,
    worksheet,
    facts,
    features,
    advantages,
    howItWorks,
    realResult,
    closing,
  } = tiktokShop
  return (
    <>
      <PageHero
        {...hero}
        facts={facts}
        photo={hasPhotos && <PagePhoto page="tiktok-shop" />}
        className={`kraft ${styles.hero}`}
        proof={
          <WorksheetLink id="plan" label={howItWorks.heading && worksheet} />
        }
        figure={<TrendChart />}
      />
      <Section intro={features} count={features.points.length}>
        <LargePoints points={features.points} />
      </Section>
      <Section
        intro={advantages}
        count={advantages.points.length}
        tone="kraft"
        split
      >
        <PointRows points={advantages.points} />
      </Section>
      <Section intro={howItWorks} count={howItWorks.steps.length}>
        <DocumentedSteps
          steps={howItWorks.steps}
          document={
            <Worksheet id="plan" label={worksheet} load={loadStartPlan}>
              <DocumentSheet document={orderPlan} />
            </Worksheet>
          }
        />
      </Section>
      <div className="accent">
        <Section intro={realResult} count={1} scale="caption">
          <article className="fold">
            <h3 className="headline">{realResult.result}</h3>
            <div className={`stack ${styles.words}`}>
              <strong>{realResult.attribution}</strong>
              <Paragraph>{realResult.story}</Paragraph>
            </div>
          </article>
        </Section>
      </div>
      <ClosingBand {...closing} />
    </>
  )
}
