import processConsole from 'node:console'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// This timeout is for tests that hang. It is long, so that tests don't fail on slow machines.
configure({ asyncUtilTimeout: 30_000 })

// happy-dom logs failed requests to Node's console. Redirect them to Vitest's console.
Object.assign(processConsole, { error: console.error, warn: console.warn })

afterEach(cleanup)
