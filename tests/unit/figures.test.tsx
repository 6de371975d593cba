import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { site } from '../../src/site.ts'
import { Prose } from '../../src/ui/Prose.tsx'
import { splitFigure } from '../../src/ui/split-figure.ts'

it.each([
  ['Over 98%', 'Over |98%|'],
  ['2-3 weeks', '|2-3| weeks'],
  ['US$1.5k a month', '|US$1.5k| a month'],
  ['Costs fell by 18.', 'Costs fell by |18|.'],
  ['5 weeks, not 5 months', '|5| weeks, not 5 months'],
  ['None', '|None|'],
])('splitFigure finds the whole figure in "%s"', (text, parts) => {
  const { before, figure, after } = splitFigure(text)
  expect(`${before}|${figure}|${after}`).toBe(parts)
})

it('Prose links each email address and keeps ranges such as 1-2 on one line', () => {
  const link = `<a href="mailto:${site.email}">${site.email}</a>`
  const markup = renderToStaticMarkup(
    <Prose>{`Ask ${site.email}, or copy ${site.email} in 1-2 weeks: 0.68-0.73, 3-5.`}</Prose>,
  )
  const range = (text: string) => `<span class="range">${text}</span>`
  const ranges = `${range('1-2')} weeks: ${range('0.68-0.73')}, ${range('3-5')}.`
  expect(markup).toBe(`Ask ${link}, or copy ${link} in ${ranges}`)
})
