import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { completeDraft, getDraft } from '../../src/inquiry/draft.ts'
import { Page } from '../../src/pages/thank-you/Page.tsx'
import { inquiry } from '../support/inquiry-requests.ts'

const sheet = () => document.querySelector('dl')?.parentElement
const times = () => [...document.querySelectorAll('time')].map((time) => Date.parse(time.dateTime))

it('without an inquiry from this tab the copy has no empty value, no time and no button', () => {
  render(<Page />)
  expect([...document.querySelectorAll('dd')].filter((value) => !value.textContent)).toEqual([])
  expect(times()).toEqual([])
  expect(screen.queryByRole('button')).toBeNull()
})

it('the copy of an inquiry has each answer, the address for the reply, and the time a day later', () => {
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
