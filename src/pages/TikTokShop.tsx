import { launchStoryboard, tiktokShop } from '../content/tiktok-shop.ts'
import { LaunchWeeks } from '../figures/LaunchWeeks.tsx'
import { StoryboardFigure } from '../figures/StoryboardFigure.tsx'
import { ClosingBand } from '../ui/ClosingBand.tsx'
import { FeatureList } from '../ui/FeatureList.tsx'
import { PageHero } from '../ui/PageHero.tsx'
import { PointList } from '../ui/PointList.tsx'
import { RealResult } from '../ui/RealResult.tsx'
import { Section } from '../ui/Section.tsx'
import { Steps } from '../ui/Steps.tsx'

export const content = tiktokShop

export function Page() {
  const { hero, features, advantages, howItWorks, realResult, closing } = tiktokShop
  return (
    <>
      <PageHero
        {...hero}
        figure={
          <StoryboardFigure storyboard={launchStoryboard} timeline={advantages.launch.timeline} />
        }
      />
      <Section {...features} tone="kraft">
        <FeatureList features={features.cards} variant="columns" />
      </Section>
      <Section {...advantages}>
        <LaunchWeeks launch={advantages.launch} />
        <PointList points={advantages.points} columns={2} />
      </Section>
      <Section {...howItWorks} tone="kraft">
        <Steps steps={howItWorks.steps} />
      </Section>
      <Section {...realResult}>
        <RealResult testimonial={realResult.testimonial} />
      </Section>
      <ClosingBand {...closing} />
    </>
  )
}
