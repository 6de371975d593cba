import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showToast } from '../../src/toasts/show-toast.ts'
import { Toasts } from '../../src/toasts/Toasts.tsx'
import { closeToast } from '../../src/toasts/toast-store.ts'

const words = { title: 'Thank you', description: 'We have it.' }

function show(kind: 'success' | 'destructive') {
  act(() => showToast({ kind, ...words }))
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000))
const notice = () => screen.queryByText(words.title)

beforeEach(() => {
  // Notices use intervals. The testing library waits by timeouts, which stay real.
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

it('a notice leaves by itself 20 seconds after a success, and never after a failure', () => {
  show('success')
  pass(19)
  expect(notice()).toBeTruthy()
  pass(1)
  expect(notice()).toBeNull()
  show('destructive')
  pass(3600)
  expect(notice()).toBeTruthy()
})

it('a notice does not leave while it is in use', () => {
  show('success')
  screen.getByRole('button').focus()
  pass(40)
  expect(notice()).toBeTruthy()
  screen.getByRole('button').blur()
  pass(20)
  expect(notice()).toBeNull()
})

it('a notice takes no focus, and gives back what its button had', async () => {
  await userEvent.click(screen.getByLabelText('Name'))
  show('destructive')
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(notice()).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
})
