import processConsole from 'node:console'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A long limit, which ends only tests that hang: a slow machine must not fail a test.
configure({ asyncUtilTimeout: 30_000 })

// happy-dom logs failed requests to Node's own console. This shows them on Vitest's console.
Object.assign(processConsole, { error: console.error, warn: console.warn })

afterEach(cleanup)
