import processConsole from 'node:console'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Long enough for a busy machine: only a test that hangs reaches this limit.
configure({ asyncUtilTimeout: 30_000 })

// happy-dom reports failed requests on the console of `node:console`, which Vitest does not replace.
Object.assign(processConsole, { error: console.error, warn: console.warn })

afterEach(cleanup)
