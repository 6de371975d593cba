import { launchStoryboard, orderPlan, tiktokShop } from '../../content/tiktok-shop.ts'
import type { PageContent } from '../../content/types.ts'
import { Answers } from '../../ui/Answers.tsx'
import { ClosingBand } from '../../ui/ClosingBand.tsx'
import { DocumentSheet } from '../../ui/documents/DocumentSheet.tsx'
import { LargePoints } from '../../ui/LargePoints.tsx'
import { PageHero } from '../../ui/PageHero.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Section } from '../../ui/Section.tsx'
import { Film } from './Film.tsx'
import styles from './Hero.module.css'
import { RealResult } from './RealResult.tsx'
import { StoryboardFigure } from './StoryboardFigure.tsx'
import { TrendWindow } from './TrendWindow.tsx'

export const content: PageContent = tiktokShop

export function Page() {
  const { hero, facts, features, advantages, howItWorks, realResult, closing } = tiktokShop
  return (
    <>
      <PageHero
        {...hero}
        className={styles.hero}
        figure={<StoryboardFigure storyboard={launchStoryboard} />}
      />
      <Answers entries={facts} as="band" />
      <Section intro={features} tone="kraft" split>
        <TrendWindow />
        <LargePoints points={features.points} most={2} />
      </Section>
      <Section intro={advantages}>
        <p className="lede">
          <strong>
            <Prose>{advantages.launch.timeline}</Prose>
          </strong>{' '}
          <Prose>{advantages.launch.caption}</Prose>
        </p>
        <DocumentSheet document={orderPlan} />
        <LargePoints points={advantages.points} />
      </Section>
      <Section intro={howItWorks} tone="kraft">
        <Film steps={howItWorks.steps} />
      </Section>
      <div className="accent">
        <Section intro={realResult} scale="caption">
          <RealResult {...realResult.testimonial} />
        </Section>
      </div>
      <ClosingBand {...closing} />
    </>
  )
}
