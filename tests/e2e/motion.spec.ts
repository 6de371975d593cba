import { expect, type Page, test } from 'playwright/test'
import { everyPath, missingPath, open } from '../support/visit.ts'

const animatable = ['clipPath', 'opacity', 'rotate', 'scale', 'strokeDashoffset', 'translate']

/** The movements of each page. src/styles/motion.css explains them. */
const movements: Record<string, readonly string[]> = {
  '/': ['arrive', 'drop', 'grow', 'land', 'shrink', 'unroll'],
  '/product-research': ['drop', 'rise', 'turn'],
  '/product-sourcing': ['drop', 'rise', 'unroll'],
  '/amazon-fba': ['land', 'unroll'],
  '/walmart-wfs': ['arrive'],
  '/tiktok-shop': ['arrive', 'grow', 'rise'],
  '/about': ['arrive', 'unroll'],
  '/contact': ['land'],
  '/thank-you': ['land'],
  '/privacy-policy': ['land'],
  [missingPath]: [],
}

/** The animations of a page whose clock is stopped, so that none has ended. */
const animationsOf = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().map((animation) => {
      const { animationName, effect, timeline } = animation as CSSAnimation
      const { target, pseudoElement } = effect as KeyframeEffect
      const keyframes = (effect as KeyframeEffect).getKeyframes()
      return {
        name: animationName,
        properties: keyframes.flatMap((keyframe) =>
          Object.keys(keyframe).filter(
            (key) => !['offset', 'computedOffset', 'easing', 'composite'].includes(key),
          ),
        ),
        hasText: !pseudoElement && target?.textContent?.trim() !== '',
        endsAfter: timeline === document.timeline ? Number(effect?.getComputedTiming().endTime) : 0,
      }
    }),
  )

async function openWithStoppedClock(page: Page, path: string) {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 })
  await open(page, path)
  await page.locator('html[data-all-visible]').waitFor()
}

for (const path of everyPath) {
  test(`${path} moves only what it shows, for a short time, and never its text`, async ({
    page,
  }) => {
    await openWithStoppedClock(page, path)
    const animations = await animationsOf(page)
    expect([...new Set(animations.map(({ name }) => name))].sort()).toEqual(movements[path])
    for (const { name, properties, hasText, endsAfter } of animations) {
      expect.soft(animatable, name).toEqual(expect.arrayContaining(properties))
      expect.soft(endsAfter, name).toBeLessThanOrEqual(1200)
      if (hasText) expect.soft(properties, name).not.toContain('opacity')
      if (hasText) expect.soft(properties, name).not.toContain('clipPath')
    }
    const transitions = await page.locator('*').evaluateAll((all) => {
      const styles = all.map((element) => getComputedStyle(element))
      const timed = styles.filter(({ transitionDuration }) => parseFloat(transitionDuration) > 0)
      return timed.flatMap(({ transitionProperty }) => transitionProperty.split(', '))
    })
    expect(animatable).toEqual(expect.arrayContaining(transitions))
  })

  test(`${path} has come to rest where a visitor reads it`, async ({ page }) => {
    await open(page, path)
    await page.locator('html[data-all-visible]').waitFor()
    const moving = await page.evaluate(async () => {
      const scrolled = document
        .getAnimations()
        .filter(({ timeline }) => timeline !== document.timeline) as CSSAnimation[]
      const names: string[] = []
      for (const animation of scrolled) {
        // The whole drawing, because its parts are elsewhere before they move.
        const { target } = animation.effect as KeyframeEffect
        target?.closest('svg, li')?.scrollIntoView({ block: 'center', behavior: 'instant' })
        // The animation follows the scroll position in the next frame.
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
        if (animation.playState !== 'finished') names.push(animation.animationName)
      }
      return names
    })
    expect(moving).toEqual([])
  })

  test(`${path} is at rest in print, in forced colours and with reduced motion`, async ({
    page,
  }) => {
    await openWithStoppedClock(page, path)
    for (const media of [
      { media: 'print' },
      { media: 'screen', forcedColors: 'active' },
      { forcedColors: 'none', reducedMotion: 'reduce' },
    ] as const) {
      await page.emulateMedia(media)
      expect.soft(await animationsOf(page), JSON.stringify(media)).toEqual([])
    }
  })
}
