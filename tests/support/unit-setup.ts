import processConsole from 'node:console'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Stops only what hangs: a busy machine must not fail a test.
configure({ asyncUtilTimeout: 30_000 })

// happy-dom reports failed requests on the console of the process. Vitest replaces only the global
// one, which shows what failing tests print.
Object.assign(processConsole, { error: console.error, warn: console.warn })

afterEach(cleanup)
