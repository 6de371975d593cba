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
])(
  'splitFigure finds the figure in "%s" between the bars of %s',
  (text, marked) => {
    const { before, figure, after } = splitFigure(text)
    expect(`${before}|${figure}|${after}`).toBe(marked)
  },
)

const markupOf = (text: string) => renderToStaticMarkup(<Prose>{text}</Prose>)

it('Prose links each email address of the site', () => {
  const link = `<a href="mailto:${site.email}">${site.email}</a>`
  const markup = markupOf(`Ask ${site.email}, or copy ${site.email}.`)
  expect(markup).toBe(`Ask ${link}, or copy ${link}.`)
})

it.each(['1-2', '0.68-0.73', '3-5'])('Prose keeps %s on one line', (range) => {
  const markup = markupOf(`In ${range}.`)
  expect(markup).toBe(`In <span class="range">${range}</span>.`)
})
