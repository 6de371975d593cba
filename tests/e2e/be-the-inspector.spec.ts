import { expect, type Page, test } from 'playwright/test'
import { about, rejectionReport } from '../../src/content/about.ts'
import { beTheInspector } from '../../src/content/be-the-inspector.ts'
import { labels } from '../../src/content/labels.ts'
import { worksheets } from '../../src/content/worksheets.ts'
import {
  inspectorsMarks,
  type Mark,
  matsOf,
  readingOf,
} from '../../src/worksheets/rules/inspection.ts'
import { nextStop, tabTo } from '../support/focus-stop.ts'
import { formField } from '../support/form.ts'
import { open, watchProblems } from '../support/visit.ts'
import {
  expectLinkInView,
  expectOnePageInPrint,
  expectReadableSheet,
} from '../support/worksheet.ts'

const { marks, decisions, report, comparison, otherRound } = beTheInspector

const thinMats = matsOf('second').filter(({ mark }) => mark === 'major')
const [thin] = thinMats
const creased = matsOf('first').find(({ isCreased }) => isCreased)
if (!thin || !creased) throw new Error('The example has no defects.')

test.skip(
  about.rejection.worksheet === '',
  'The owner has hidden the inspection.',
)

const sheet = (page: Page) => page.locator('#inspection')
const link = (page: Page) =>
  sheet(page).getByRole('link', { name: about.rejection.worksheet })
const radio = (page: Page, name: string | RegExp) =>
  sheet(page).getByRole('radio', { name, exact: true })
const mat = (page: Page, number: number) =>
  radio(page, new RegExp(`^${beTheInspector.mat(number)},`))
const button = (page: Page, name: string) =>
  sheet(page).getByRole('button', { name, exact: true })
const slider = (page: Page) => sheet(page).getByRole('slider')
const stamp = (page: Page, decision: 'released' | 'held') =>
  sheet(page).getByText(decisions[decision].stamp, { exact: true })
const rowOf = (page: Page, name: string) =>
  sheet(page).getByRole('row').filter({ hasText: name })

async function openSheet(page: Page, round: 'first' | 'second' = 'first') {
  await open(page, '/about')
  await link(page).click()
  await radio(page, beTheInspector.rounds[round].label).check()
}

/** Marks mats by pointer, then the rest as having no defect, and stamps the report. */
async function inspect(page: Page, found: [number, Mark][]) {
  for (const [number, mark] of found) {
    await mat(page, number).check()
    await radio(page, marks[mark]).check()
  }
  await button(page, beTheInspector.rest).click()
  await button(page, beTheInspector.stamp).click()
}

const defectsIn = (round: 'first' | 'second') =>
  [...inspectorsMarks(matsOf(round))].filter(([, mark]) => mark !== 'none')

test('a link to the inspection is in view when the page opens', async ({
  page,
}) => {
  await expectLinkInView(page, '/about', about.rejection.worksheet)
})

test('the order that passed is released, and the visitor agrees with the inspector', async ({
  page,
}) => {
  const problems = watchProblems(page)
  await openSheet(page)
  await expect(rowOf(page, report.notInspected)).toContainText('20')
  await inspect(page, defectsIn('first'))
  await expect(stamp(page, 'released')).toBeVisible()
  await expect(sheet(page)).toContainText(decisions.released.inspector)
  await expect(sheet(page)).toContainText(comparison.same(20))
  await button(page, otherRound.first).click()
  await expect(radio(page, beTheInspector.rounds.second.label)).toBeChecked()
  await expect(rowOf(page, report.notInspected)).toContainText('20')
  expect(problems).toEqual([])
})

test('the rejected order is held, and the sheet lists where the visitor differs', async ({
  page,
}) => {
  await openSheet(page, 'second')
  const [missed, ...found] = defectsIn('second')
  await inspect(page, found)
  await expect(stamp(page, 'held')).toBeVisible()
  await expect(sheet(page)).toContainText(decisions.held.inspector)
  await expect(sheet(page)).toContainText(comparison.some(1))
  const difference = rowOf(page, marks.none)
  await expect(difference).toHaveText(
    new RegExp(`^${missed?.[0]}${marks.none}${marks.major}: `),
  )
})

test('a visitor who releases the rejected order is told that the inspector held it', async ({
  page,
}) => {
  await openSheet(page, 'second')
  await inspect(page, [])
  await expect(stamp(page, 'released')).toBeVisible()
  await expect(sheet(page)).toContainText(decisions.released.otherwise)
})

test('a report with mats that are not inspected decides nothing', async ({
  page,
}) => {
  await openSheet(page)
  await radio(page, marks.minor).check()
  await expect(rowOf(page, report.notInspected)).toContainText('19')
  await button(page, beTheInspector.stamp).click()
  await expect(sheet(page)).toContainText(beTheInspector.undecided(19))
  await expect(stamp(page, 'released')).toHaveCount(0)
  await expect(stamp(page, 'held')).toHaveCount(0)
})

test('a report that is stamped without measuring says so', async ({ page }) => {
  await openSheet(page)
  await mat(page, 1).check()
  await slider(page).press('End')
  await expect(rowOf(page, report.notMeasured)).toHaveCount(0)
  await inspect(page, [])
  await expect(rowOf(page, report.notMeasured)).toContainText('19')
  await expect(sheet(page)).toContainText(beTheInspector.unmeasured(19))
})

test('a changed mark takes the stamp away', async ({ page }) => {
  await openSheet(page)
  await inspect(page, [])
  await expect(stamp(page, 'released')).toBeVisible()
  await radio(page, marks.minor).check()
  await expect(stamp(page, 'released')).toHaveCount(0)
})

test('no mark is chosen for the visitor, and the gauge stops on the mat', async ({
  page,
}) => {
  await openSheet(page, 'second')
  await mat(page, thin.number).check()
  for (const label of Object.values(marks))
    await expect(radio(page, label)).not.toBeChecked()
  await expect(slider(page)).not.toHaveAttribute('aria-valuetext', /touching/)
  const reading = readingOf(thin.thicknessMm)
  await slider(page).press('End')
  await expect(slider(page)).toHaveAttribute(
    'aria-valuetext',
    beTheInspector.gauge.touching(reading),
  )
  await mat(page, thin.number + 1).check()
  await expect(slider(page)).toHaveValue('0')
  await mat(page, thin.number).check()
  await expect(slider(page)).not.toHaveValue('0')
})

test('the crease is on the back of the sleeve', async ({ page }) => {
  await openSheet(page)
  const { sleeve } = beTheInspector
  await mat(page, creased.number).check()
  await expect(sheet(page).getByRole('img')).toHaveAccessibleName(sleeve.front)
  await button(page, sleeve.turn).click()
  await expect(sheet(page).getByRole('img')).toHaveAccessibleName(
    sleeve.creased,
  )
  await mat(page, creased.number + 1).check()
  await button(page, sleeve.turn).click()
  await expect(sheet(page).getByRole('img')).toHaveAccessibleName(sleeve.flat)
})

test('a round can be inspected by keyboard alone, and the result is announced', async ({
  page,
}) => {
  await open(page, '/about#inspection?round=second')
  await expect(radio(page, beTheInspector.rounds.second.label)).toBeChecked()
  await radio(page, beTheInspector.rounds.second.label).focus()
  await nextStop(page)
  for (let presses = 1; presses < thin.number; presses++)
    await page.keyboard.press('ArrowRight')
  await expect(mat(page, thin.number)).toBeChecked()
  await nextStop(page)
  await page.keyboard.press('End')
  await tabTo(page, marks.none)
  await page.keyboard.press('ArrowLeft')
  await expect(radio(page, marks.major)).toBeChecked()
  await tabTo(page, beTheInspector.next)
  await page.keyboard.press('Enter')
  await expect(slider(page)).toBeFocused()
  await expect(mat(page, thin.number + 1)).toBeChecked()
  await tabTo(page, beTheInspector.rest)
  await page.keyboard.press('Enter')
  await tabTo(page, beTheInspector.stamp)
  await page.keyboard.press('Enter')
  await expect(stamp(page, 'released')).toBeVisible()
  const output = sheet(page).locator('output.visually-hidden').last()
  await expect(output).toContainText(decisions.released.yours)
  await expect(output).toContainText(comparison.some(3))
})

test('a reload, a link and Back keep the report, which no request contains', async ({
  page,
  context,
}) => {
  const requests: string[] = []
  context.on('request', (request) => requests.push(request.url()))
  await openSheet(page, 'second')
  await inspect(page, defectsIn('second'))
  await expect(page).toHaveURL(/second-stamped=yes/)
  await page.reload()
  await expect(stamp(page, 'held')).toBeVisible()
  await expect(sheet(page)).toBeInViewport()
  await button(page, beTheInspector.carry.label).click()
  const product = formField(page, 'product')
  await expect(product).toHaveValue(beTheInspector.carry.lines)
  await page.goBack()
  await expect(stamp(page, 'held')).toBeVisible()
  expect(requests.filter((url) => url.includes('stamped'))).toEqual([])
})

test('the link beside the inspection line opens the sheet', async ({
  page,
}) => {
  await open(page, '/about')
  const links = page.getByRole('link', { name: about.rejection.worksheet })
  await expect(links).toHaveCount(2)
  await links.first().click()
  await expect(slider(page)).toBeVisible()
  await expect(sheet(page)).toBeInViewport()
  await button(page, worksheets.close).click()
  await expect(sheet(page)).toContainText(labels.example)
})

test('only the report is printed, on one page', async ({ page }) => {
  await openSheet(page, 'second')
  const [, ...found] = defectsIn('second')
  await inspect(page, found)
  await expectOnePageInPrint(page)
  await expect(slider(page)).toBeHidden()
  await expect(stamp(page, 'held')).toBeVisible()
  await expect(rowOf(page, report.notInspected)).toBeVisible()
})

test('the sheet is accessible and readable at every size', async ({ page }) => {
  await openSheet(page, 'second')
  const [, ...found] = defectsIn('second')
  await inspect(page, found)
  await slider(page).press('End')
  await expectReadableSheet(page, '#inspection')
})

test('only the stamp moves, and only if the visitor allows motion', async ({
  page,
}) => {
  await openSheet(page)
  await inspect(page, [])
  const moving = () =>
    sheet(page).evaluate((part) =>
      part
        .getAnimations({ subtree: true })
        .map(({ effect, timeline }) => [
          (effect as KeyframeEffect).target?.textContent,
          timeline === document.timeline,
        ]),
    )
  const clock = await page.context().newCDPSession(page)
  await clock.send('Animation.enable')
  await clock.send('Animation.setPlaybackRate', { playbackRate: 0 })
  await radio(page, marks.minor).check()
  await button(page, beTheInspector.stamp).click()
  await expect(stamp(page, 'released')).toBeVisible()
  expect(await moving()).toEqual([[decisions.released.stamp, true]])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await moving()).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the example is shown without the links', async ({ page }) => {
    await page.goto('/about#inspection?round=second')
    await expect(sheet(page)).toContainText(rejectionReport.title)
    await expect(link(page)).toBeHidden()
    for (const each of await page.getByText(about.rejection.worksheet).all())
      await expect(each).toBeHidden()
  })
})
