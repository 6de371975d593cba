import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import { refusedPage } from '../../src/inquiry/refused-page.ts'
import { pageAt } from '../support/built-site.ts'

// Without JavaScript, a visitor whose inquiry is refused gets a page with the same form.
const { DOMParser } = new Window()
const html = refusedPage({}, { status: 422 })
const refused = new DOMParser().parseFromString(html, 'text/html')

const forms = {
  onThePage: formIn(pageAt('/contact').document),
  onceRefused: formIn(refused as unknown as Document),
}

function formIn(document: Document) {
  const form = document.querySelector<HTMLFormElement>('form')
  if (!form) throw new Error('The page has no form')
  return form
}

const fieldsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>('input, textarea'),
]

/** The looks may differ, and so may the way in which React writes an empty value. */
const ignored = ['class', 'rows', 'value', 'type']

function attributesOf(field: HTMLInputElement) {
  const written = Array.from(field.attributes, ({ name, value }) => [
    name,
    value,
  ])
  const attributes = written.filter(([name = '']) => !ignored.includes(name))
  // The property is `text` both with `type="text"` and without the attribute.
  return { ...Object.fromEntries(attributes), type: field.type }
}

/** Returns the texts of a field's label and hint, without the mark of optional fields. */
function wordsOf(form: HTMLFormElement, field: HTMLInputElement) {
  const { id } = field
  const label = form.querySelector(`label[for="${id}"]`)?.firstChild
  const hint = form.querySelector(`#${id}-hint`)
  return [label, hint].map((text) => text?.textContent?.trim())
}

describe('the form on the page and the form of a refused inquiry', () => {
  const { onThePage, onceRefused } = forms

  it('have the same fields, in the same order', () => {
    const names = fieldsOf(onThePage).map(({ name }) => name)
    expect(names.length).toBeGreaterThan(3)
    expect(fieldsOf(onceRefused).map(({ name }) => name)).toEqual(names)
  })

  it('give each field the same id', () => {
    const ids = fieldsOf(onThePage).map(({ id }) => id)
    expect(fieldsOf(onceRefused).map(({ id }) => id)).toEqual(ids)
  })

  it('give each field the same attributes', () => {
    const attributes = fieldsOf(onThePage).map(attributesOf)
    expect(fieldsOf(onceRefused).map(attributesOf)).toEqual(attributes)
  })

  it('have the same labels and hints', () => {
    const words = fieldsOf(onThePage).map((field) => wordsOf(onThePage, field))
    expect(
      fieldsOf(onceRefused).map((field) => wordsOf(onceRefused, field)),
    ).toEqual(words)
  })

  it('are posted to the same address', () => {
    const sent = ({ action, method }: HTMLFormElement) => ({ action, method })
    expect(sent(onceRefused)).toEqual(sent(onThePage))
  })

  it('mark the same fields as optional', () => {
    const optional = (form: HTMLFormElement) =>
      fieldsOf(form).filter(({ required }) => !required).length
    expect(optional(onceRefused)).toBe(optional(onThePage))
  })
})
