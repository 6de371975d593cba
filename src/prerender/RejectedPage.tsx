import { Router } from 'wouter'
import { ErrorLink, ErrorSummary, FailureMessage } from '../inquiry/ErrorSummary.tsx'
import { Field } from '../inquiry/Field.tsx'
import { FormBody } from '../inquiry/FormBody.tsx'
import { fields } from '../inquiry/fields.ts'
import { usePageLocation } from '../navigation/use-page-location.ts'
import { ContactPage } from '../pages/contact/Page.tsx'
import { Shell } from '../shell/Shell.tsx'

/** Where Vike renders this page; the build moves the result into the function. */
export const rejectedPagePath = '/inquiry-rejected'

const slots = Object.fromEntries(fields.map(({ name }) => [name, '{{value}}']))

/**
 * What the function answers when a browser without script posts a form it has to refuse: the
 * contact page itself, with slots (`{{value}}`, `{{error}}`, …) that the function fills in, and in
 * `<template>`s the pieces it exchanges.
 */
export function RejectedPage() {
  return (
    <Router ssrPath="/contact" hook={usePageLocation}>
      <Shell>
        <main id="main">
          <ContactPage
            form={(besideButton) => (
              <form method="post" action="/api/inquiries">
                <ErrorSummary>{'{{summary}}'}</ErrorSummary>
                <FormBody answers={slots}>{besideButton}</FormBody>
              </form>
            )}
          />
        </main>
      </Shell>
      <Part name="summary-item">
        <ErrorLink field="{{field}}">{'{{error}}'}</ErrorLink>
      </Part>
      <Part name="notice">
        <FailureMessage message="{{message}}" />
      </Part>
      {fields.map((field) => (
        <Part key={field.name} name={`${field.name}:valid`}>
          <Field {...field} value="{{value}}" />
        </Part>
      ))}
      {fields.map((field) => (
        <Part key={field.name} name={`${field.name}:invalid`}>
          <Field {...field} value="{{value}}" error="{{error}}" />
        </Part>
      ))}
    </Router>
  )
}

function Part({ name, children }: { name: string; children: React.ReactNode }) {
  return <template data-part={name}>{children}</template>
}
