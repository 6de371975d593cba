import type { RejectedPageTemplate } from '../../netlify/inquiries/rejected-page.ts'
import { fieldNames } from '../../src/inquiry/limits.ts'

const fields = Object.fromEntries(
  fieldNames.map((name) => {
    const valid = `<input name="${name}" value="{{value}}">`
    return [name, { valid, invalid: `<p id="${name}-error">{{error}}</p>${valid}` }]
  }),
) as RejectedPageTemplate['fields']

/** A minimal version of the template that the build generates, with all its placeholders. */
const template: RejectedPageTemplate = {
  page: [
    '<!doctype html><html lang="en"><head><title>Error: Contact</title></head><body>',
    '<h2>There is a problem</h2>{{summary}}',
    `<form method="post">${fieldNames.map((name) => fields[name].valid).join('')}</form>`,
    '</body></html>',
  ].join(''),
  summaryItem: '<li><a href="#{{field}}">{{error}}</a></li>',
  notice: '<p>{{message}}</p>',
  fields,
}

export default template
