import processConsole from 'node:console'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Limits for what hangs, and no measure of speed.
configure({ asyncUtilTimeout: 30_000 })

// happy-dom reports failed requests on the console that the process had before Vitest put its own in
// place, which shows only what failing tests print.
Object.assign(processConsole, { error: console.error, warn: console.warn })

afterEach(cleanup)
