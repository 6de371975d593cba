import { expect, type Page, test } from 'playwright/test'
import { everyPath, open } from '../support/visit.ts'

/** Opens a page whose animations stand still, so that none ends before it is inspected. */
async function openStandingStill(page: Page, path: string) {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Animation.enable')
  await devTools.send('Animation.setPlaybackRate', { playbackRate: 0 })
  await open(page, path)
}

/** The settings of a visitor who sees all motion. */
const everything = {
  media: 'screen',
  forcedColors: 'none',
  reducedMotion: 'no-preference',
} as const

/** Each of these changes turns off motion. */
const withoutMotion = [
  { media: 'print' },
  { forcedColors: 'active' },
  { reducedMotion: 'reduce' },
] as const

for (const path of everyPath) {
  test(`${path} is no wider than the screen while parts move in`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await openStandingStill(page, path)
    const width = await page.evaluate(
      () => document.documentElement.scrollWidth,
    )
    expect(width).toBe(320)
  })

  test(`${path} fades and clips no text`, async ({ page }) => {
    await openStandingStill(page, path)
    expect(await animationsOfText(page)).toEqual([])
  })

  test(`${path} moves only briefly`, async ({ page }) => {
    await openStandingStill(page, path)
    expect(await longAnimations(page)).toEqual([])
  })

  test(`${path} stands still in print, in forced colours and for those who want it`, async ({
    page,
  }) => {
    await openStandingStill(page, path)
    for (const media of withoutMotion) {
      await page.emulateMedia({ ...everything, ...media })
      const running = page.evaluate(() => document.getAnimations().length)
      expect.soft(await running, JSON.stringify(media)).toBe(0)
    }
  })

  test(`${path} looks the same without motion`, async ({ page }) => {
    await openStandingStill(page, path)
    const looks = await looksBelowTheScreen(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await looksBelowTheScreen(page)).toEqual(looks)
  })
}

/** Returns how the moving parts look that the visitor hasn't scrolled to. */
const looksBelowTheScreen = (page: Page) =>
  page.locator('.on-scroll, section .on-load').evaluateAll((parts) => {
    scrollTo({ top: 0, behavior: 'instant' })
    const below = parts.filter((part) => {
      // Parts of a drawing or of a list's entry move together.
      const whole = part.closest('svg, li') ?? part
      return whole.getBoundingClientRect().top > innerHeight
    })
    return below.map((part) => {
      const style = getComputedStyle(part)
      return {
        html: part.outerHTML.slice(0, 80),
        translate: style.translate,
        scale: style.scale,
        rotate: style.rotate,
        opacity: style.opacity,
        clipPath: style.clipPath,
      }
    })
  })

/** Returns the names of the animations that fade or clip text, which would be hard to read. */
const animationsOfText = (page: Page) =>
  page.evaluate(() => {
    const animations = document.getAnimations() as CSSAnimation[]
    const ofText = animations.filter(({ effect }) => {
      const { target, pseudoElement } = effect as KeyframeEffect
      return !pseudoElement && target?.textContent?.trim()
    })
    const fading = ofText.filter(({ effect }) => {
      const keyframes = (effect as KeyframeEffect).getKeyframes()
      return keyframes.some(
        (keyframe) => 'opacity' in keyframe || 'clipPath' in keyframe,
      )
    })
    return fading.map(({ animationName }) => animationName)
  })

/**
 * Returns the names of the animations that last too long. An animation on load must end within 1.2
 * seconds, and an animation on scroll by the time the element reaches the middle of the screen.
 */
const longAnimations = (page: Page) =>
  page.evaluate(async () => {
    const endsInTime = ({ effect }: Animation) =>
      Number(effect?.getComputedTiming().endTime) <= 1200

    async function endsInTheMiddle(animation: Animation) {
      const { target } = animation.effect as KeyframeEffect
      const whole = target?.closest('svg, li') ?? target
      whole?.scrollIntoView({ block: 'center', behavior: 'instant' })
      // The animation catches up with the scroll position one frame later.
      for (let frame = 0; frame < 2; frame++)
        await new Promise(requestAnimationFrame)
      // If the timeline doesn't exist, Chromium reports the animation as finished.
      return animation.timeline !== null && animation.playState === 'finished'
    }

    const names: string[] = []
    for (const animation of document.getAnimations() as CSSAnimation[]) {
      const isOnLoad = animation.timeline === document.timeline
      const isShort = isOnLoad
        ? endsInTime(animation)
        : await endsInTheMiddle(animation)
      if (!isShort) names.push(animation.animationName)
    }
    return names
  })
