// @vitest-environment node
import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { renderApp } from '../../src/prerender/render-app.ts'

it('the build fails where a page throws', async () => {
  function Page(): string {
    throw new Error('The crane is stuck')
  }
  const page = (
    <Suspense>
      <Page />
    </Suspense>
  )
  await expect(renderApp(page)).rejects.toThrow('The crane is stuck')
})
