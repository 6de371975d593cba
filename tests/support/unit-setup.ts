import processConsole from 'node:console'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A busy machine must not fail a test, so this ends only tests that hang.
configure({ asyncUtilTimeout: 30_000 })

// happy-dom reports failed requests on the process's console. Vitest replaces only the global console.
Object.assign(processConsole, { error: console.error, warn: console.warn })

afterEach(cleanup)
