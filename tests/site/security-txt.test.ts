import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { site } from '../../src/site.ts'
import { folder } from '../support/built-site.ts'

const file = '.well-known/security.txt'
const lines = readFileSync(`${folder}/${file}`, 'utf8').trimEnd().split('\n')

function valuesOf(field: string): string[] {
  return lines
    .filter((line) => line.startsWith(`${field}: `))
    .map((line) => line.split(': ')[1] ?? '')
}

test('tells who finds a hole where to report it, as RFC 9116 wants', () => {
  expect(valuesOf('Contact')).toEqual([`mailto:${site.email}`])
  expect(valuesOf('Canonical')).toEqual([`${site.origin}/${file}`])
  for (const line of lines) expect(line).toMatch(/^[A-Z][A-Za-z-]+: \S+$/)
})

test('expires once, within a year of the build', () => {
  expect(valuesOf('Expires')).toHaveLength(1)
  const [expires = ''] = valuesOf('Expires')
  expect(new Date(expires).toISOString()).toBe(expires)
  const days = (Date.parse(expires) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(0)
  expect(days).toBeLessThan(365)
})
