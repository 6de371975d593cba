import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showToast } from '../../src/toasts/ToastCard.tsx'
import { Toasts } from '../../src/toasts/Toasts.tsx'
import { closeToast } from '../../src/toasts/toast-store.ts'

const show = (kind: 'success' | 'destructive') =>
  act(() => showToast({ kind, title: 'Thank you', description: 'We have it.' }))
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000))
const toast = () => screen.queryByText('Thank you')

beforeEach(() => {
  // Only intervals (used by toasts) are faked, because Testing Library needs real timeouts.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  render(
    <>
      <input aria-label="Name" />
      <Toasts />
    </>,
  )
})
afterEach(() => {
  cleanup()
  closeToast()
  vi.useRealTimers()
})

it('a success toast closes after 20 seconds unless focused, and an error toast stays open', () => {
  show('success')
  pass(19)
  expect(toast()).toBeTruthy()
  screen.getByRole('button').focus()
  pass(40)
  expect(toast()).toBeTruthy()
  screen.getByRole('button').blur()
  pass(20)
  expect(toast()).toBeNull()
  show('destructive')
  pass(3600)
  expect(toast()).toBeTruthy()
})

it('a toast does not take focus when it appears, and restores focus when it closes', async () => {
  await userEvent.click(screen.getByLabelText('Name'))
  show('destructive')
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(toast()).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
})
