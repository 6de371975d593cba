// @vitest-environment node
import { lazy, Suspense } from 'react'
import { expect, it } from 'vitest'
import { renderApp } from '../../src/prerender/render-app.ts'

const pageThat = (Page: () => string) => {
  const Loaded = lazy(async () => ({ default: Page }))
  return (
    <Suspense>
      <Loaded />
    </Suspense>
  )
}

it('renders a page that has to be loaded first', async () => {
  expect(await renderApp(pageThat(() => 'All of it'))).toContain('All of it')
})

it('fails where a page throws, rather than leave its place empty', async () => {
  const page = pageThat(() => {
    throw new Error('The crane is stuck')
  })
  await expect(renderApp(page)).rejects.toThrow('The crane is stuck')
})
