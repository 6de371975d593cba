import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// Limits for what hangs, and no measure of speed.
configure({ asyncUtilTimeout: 30_000 })
vi.setConfig({ testTimeout: 120_000 })

afterEach(cleanup)
