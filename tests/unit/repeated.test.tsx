import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { home } from '../../src/content/home.ts'
import { CaseWins } from '../../src/pages/home/CaseWins.tsx'
import { site } from '../../src/site.ts'
import { Prose } from '../../src/ui/Prose.tsx'

it('a text that has the company’s address twice shows both, as links', () => {
  const { container } = render(<Prose>{'Ask {email}, or copy {email}.'}</Prose>)
  expect(container.textContent).toBe(`Ask ${site.email}, or copy ${site.email}.`)
  expect(container.querySelectorAll('a')).toHaveLength(2)
})

it('a text keeps each of its ranges on one line', () => {
  const { container } = render(<Prose>{'In 1-2 weeks, 50-100 units or 7-10.'}</Prose>)
  expect(container.textContent).toBe('In 1-2 weeks, 50-100 units or 7-10.')
  const ranges = Array.from(container.querySelectorAll('.range'), (range) => range.textContent)
  expect(ranges).toEqual(['1-2', '50-100', '7-10'])
})

it('a result that has its number twice shows both', () => {
  const result = '5 weeks, not 5 months'
  const wins = home.caseWins.wins.slice(0, 1).map((win) => ({ ...win, result, number: '5' }))
  const { container } = render(<CaseWins wins={wins} />)
  expect(container.querySelector('h3')?.textContent).toBe(result)
})
