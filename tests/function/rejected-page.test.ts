import { describe, expect, test } from 'vitest'
import { invalidFields, unavailable } from '../../netlify/inquiries/problems.ts'
import { renderRejectedPage } from '../../netlify/inquiries/rejected-page.ts'
import template from '../support/rejected-page.fixture.ts'

const problem = invalidFields([{ field: 'name', message: 'Name is required' }])

describe('the page that gives a form back', () => {
  test.each([
    ['{{error}} {{value}} {{summary}} {{message}}', '{{error}} {{value}} {{summary}} {{message}}'],
    ["$& $1 $$ $' $`", '$&amp; $1 $$ $&#39; $`'],
    [template.fields.email.valid, undefined],
    ['"><script>alert(1)</script>', '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;'],
  ])('gives %s back as it was written', (value, escaped) => {
    const values = { name: value, email: value, phone: value, product: value, quantity: value }
    const html = renderRejectedPage(template, values, problem)
    expect(html).not.toContain('<script')
    expect(html.match(/<input /g)).toHaveLength(5)
    if (escaped) expect(html.split(`value="${escaped}"`)).toHaveLength(6)
  })

  test('leaves a field empty that was not sent, or not as text', () => {
    const html = renderRejectedPage(template, { name: ['x'], email: 1 }, unavailable)
    expect(html.split('value=""')).toHaveLength(6)
  })

  test('says in one sentence what went wrong when it was no field', () => {
    const html = renderRejectedPage(template, {}, unavailable)
    expect(html).toContain(
      '<h2>There is a problem</h2><p>Failed to submit your inquiry. Please try again.</p>',
    )
    expect(html).not.toContain('{{')
  })

  test('takes that sentence as it is', () => {
    const detail = 'Costs $& more, {{value}}'
    const html = renderRejectedPage(template, { name: 'Asa' }, { ...unavailable, detail })
    expect(html).toContain('<p>Costs $&amp; more, {{value}}</p>')
  })
})
