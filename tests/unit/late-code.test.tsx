import { renderToReadableStream } from 'react-dom/server'
import { expect, it } from 'vitest'
import { loadStillParts, stillPart } from '../../src/late-code.ts'

// If React waited for the code forever, the test would hang.
const timeout = 60_000

it('a part that was rendered before its code is shown once the code has been loaded', {
  timeout,
}, async () => {
  const loadCode = async () => () => <p>Bamboo boards</p>
  const Part = stillPart(loadCode)
  const stream = await renderToReadableStream(<Part />)
  await loadStillParts()
  await stream.allReady
  expect(await new Response(stream).text()).toContain('Bamboo boards')
})
