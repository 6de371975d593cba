import { expect, it } from 'vitest'
import { evidence } from '../../src/content/evidence.ts'
import { pages } from '../support/built-site.ts'

const { company, ...lists } = evidence

it('what is not known of the company leaves no trace and no hole', () => {
  for (const { document } of pages) {
    expect(document.querySelectorAll('address:empty, ul:empty, section:empty')).toHaveLength(0)
    const headings = [...document.querySelectorAll('h2')].map(({ textContent }) => textContent)
    for (const { heading, entries } of Object.values(lists)) {
      if (entries.length === 0) expect(headings).not.toContain(heading)
    }
    if (Object.values(company).every((fact) => fact === '')) {
      expect(document.querySelector('address')).toBeNull()
    }
  }
})
