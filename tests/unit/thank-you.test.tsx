import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { completeDraft, getDraft } from '../../src/inquiry/draft.ts'
import { Page } from '../../src/pages/thank-you/Page.tsx'
import { inquiry } from '../support/inquiry-requests.ts'

const sheet = () => document.querySelector('dl')?.parentElement
const times = () => [...document.querySelectorAll('time')].map((time) => Date.parse(time.dateTime))

it('shows no empty values, times or buttons if no inquiry was sent from this tab', () => {
  render(<Page />)
  expect([...document.querySelectorAll('dd')].filter((value) => !value.textContent)).toEqual([])
  expect(times()).toEqual([])
  expect(screen.queryByRole('button')).toBeNull()
})

it("shows a copy of the inquiry, the reply deadline and the visitor's email address", () => {
  const { name } = inquiry
  const email = 'a$&b@example.com'
  completeDraft({ ...inquiry, email, phone: null, product: 'Lunch boxes\n\nin blue' })
  render(<Page />)
  for (const answer of [name, email, 'Lunch boxes', 'in blue']) {
    expect(sheet()?.textContent).toContain(answer)
  }
  expect(sheet()?.textContent).not.toMatch(/phone/i)
  expect(screen.getByRole('heading', { level: 1 }).parentElement?.textContent).toContain(email)
  const sent = getDraft().sent?.sentAt.getTime() ?? 0
  expect(times()).toEqual([sent, sent + 24 * 60 * 60 * 1000])
  expect(screen.getByRole('button')).toBeDefined()
})
