import { expect, type Page, test } from 'playwright/test'
import { everyPath, open } from '../support/visit.ts'

const animatable = ['clipPath', 'opacity', 'rotate', 'scale', 'strokeDashoffset', 'translate']

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

for (const path of everyPath) {
  test(`${path} animates only its drawings, briefly, and looks right without`, async ({ page }) => {
    const clock = await page.context().newCDPSession(page)
    await clock.send('Animation.enable')
    await clock.send('Animation.setPlaybackRate', { playbackRate: 0 })
    await open(page, path)
    await page.locator('html[data-all-visible]').waitFor()
    for (const { name, properties, hasText, endsAfter } of await animationsOf(page)) {
      expect.soft(animatable, name).toEqual(expect.arrayContaining(properties))
      expect.soft(endsAfter, name).toBeLessThanOrEqual(1200)
      if (hasText) expect.soft(properties, name).not.toContain('opacity')
      if (hasText) expect.soft(properties, name).not.toContain('clipPath')
    }
    const before = await looksBelowTheScreen(page)
    expect.soft(await stillMoving(page)).toEqual([])
    for (const media of [
      { media: 'print' },
      { media: 'screen', forcedColors: 'active' },
      { forcedColors: 'none', reducedMotion: 'reduce' },
    ] as const) {
      await page.emulateMedia(media)
      expect.soft(await animationsOf(page), JSON.stringify(media)).toEqual([])
    }
    expect(await looksBelowTheScreen(page)).toEqual(before)
  })
}

/** The look of each part that may move, except parts that are on the first screen even in part. */
const looksBelowTheScreen = (page: Page) =>
  page.locator('.on-scroll, section .on-load').evaluateAll((parts) => {
    scrollTo({ top: 0, behavior: 'instant' })
    return parts
      .filter((part) => (part.closest('svg, li') ?? part).getBoundingClientRect().top > innerHeight)
      .map((part) => {
        const { translate, scale, rotate, opacity, clipPath } = getComputedStyle(part)
        return { part: part.outerHTML.slice(0, 80), translate, scale, rotate, opacity, clipPath }
      })
  })

/** Scrolls each drawing to the middle, and returns the movements that have not ended there. */
const stillMoving = (page: Page) =>
  page.evaluate(async () => {
    const scrolled = document
      .getAnimations()
      .filter(({ timeline }) => timeline !== document.timeline) as CSSAnimation[]
    const names: string[] = []
    for (const animation of scrolled) {
      const { target } = animation.effect as KeyframeEffect
      const part = target?.closest('svg, li') ?? target
      part?.scrollIntoView({ block: 'center', behavior: 'instant' })
      // The animation follows the scroll position in the next frame.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
      // Chromium reports an animation as finished if its named timeline doesn't exist.
      const hasEnded = animation.timeline && animation.playState === 'finished'
      if (!hasEnded) names.push(animation.animationName)
    }
    return names
  })
