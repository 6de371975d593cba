import { expect, type Page, test } from 'playwright/test'
import { everyPath, open } from '../support/visit.ts'

/** Opens a page with the clock stopped, so that no animation ends before it is inspected. */
async function openWithoutTime(page: Page, path: string) {
  const clock = await page.context().newCDPSession(page)
  await clock.send('Animation.enable')
  await clock.send('Animation.setPlaybackRate', { playbackRate: 0 })
  await open(page, path)
}

for (const path of everyPath) {
  test(`${path} is no wider than the screen while parts move in`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await openWithoutTime(page, path)
    const width = await page.evaluate(
      () => document.documentElement.scrollWidth,
    )
    expect(width).toBe(320)
  })

  test(`${path} moves only briefly, and no text fades`, async ({ page }) => {
    await openWithoutTime(page, path)
    expect(await badAnimations(page)).toEqual([])
  })

  test(`${path} looks the same without motion`, async ({ page }) => {
    await openWithoutTime(page, path)
    const before = await looksBelowTheScreen(page)
    for (const media of [
      { media: 'print' },
      { media: 'screen', forcedColors: 'active' },
      { forcedColors: 'none', reducedMotion: 'reduce' },
    ] as const) {
      await page.emulateMedia(media)
      const running = page.evaluate(() => document.getAnimations().length)
      expect.soft(await running, JSON.stringify(media)).toBe(0)
    }
    expect(await looksBelowTheScreen(page)).toEqual(before)
  })
}

const looksBelowTheScreen = (page: Page) =>
  page.locator('.on-scroll, section .on-load').evaluateAll((parts) => {
    scrollTo({ top: 0, behavior: 'instant' })
    return parts
      .filter(
        (part) =>
          (part.closest('svg, li') ?? part).getBoundingClientRect().top >
          innerHeight,
      )
      .map((part) => {
        const { translate, scale, rotate, opacity, clipPath } =
          getComputedStyle(part)
        return {
          part: part.outerHTML.slice(0, 80),
          translate,
          scale,
          rotate,
          opacity,
          clipPath,
        }
      })
  })

/**
 * Returns the animations that break our rules: text must not fade or be clipped, an animation on
 * load must end within 1.2 seconds, and an animation on scroll must end by the time the element
 * reaches the middle of the screen.
 */
const badAnimations = (page: Page) =>
  page.evaluate(async () => {
    const names: string[] = []
    for (const animation of document.getAnimations() as CSSAnimation[]) {
      const effect = animation.effect as KeyframeEffect
      const { target, pseudoElement } = effect
      let hasEnded = Number(effect.getComputedTiming().endTime) <= 1200
      if (animation.timeline !== document.timeline) {
        const part = target?.closest('svg, li') ?? target
        part?.scrollIntoView({ block: 'center', behavior: 'instant' })
        // The animation catches up with the scroll position one frame later.
        for (let frame = 0; frame < 2; frame++)
          await new Promise(requestAnimationFrame)
        // Check the timeline too: if it doesn't exist, Chromium reports the animation as finished.
        hasEnded =
          animation.timeline !== null && animation.playState === 'finished'
      }
      const hasText = !pseudoElement && target?.textContent?.trim()
      const fades = effect
        .getKeyframes()
        .some((frame) => 'opacity' in frame || 'clipPath' in frame)
      if (!hasEnded || (hasText && fades)) names.push(animation.animationName)
    }
    return names
  })
