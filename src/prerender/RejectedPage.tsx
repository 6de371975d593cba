import { Router } from 'wouter'
import { ErrorLink, ErrorSummary, FailureMessage } from '../inquiry/ErrorSummary.tsx'
import { Field } from '../inquiry/Field.tsx'
import { FormBody } from '../inquiry/FormBody.tsx'
import { fields } from '../inquiry/fields.ts'
import { usePageLocation } from '../navigation/use-page-location.ts'
import { ContactPage } from '../pages/contact/Page.tsx'
import { Shell } from '../shell/Shell.tsx'

/** The path at which Vike renders this page. The build then moves the HTML into the function. */
export const rejectedPagePath = '/inquiry-rejected'

const placeholders = Object.fromEntries(fields.map(({ name }) => [name, '{{value}}']))

/**
 * The contact page that the function returns for an invalid form if JavaScript is unavailable. The
 * function replaces the placeholders (`{{value}}`, `{{error}}`) and inserts the `<template>`s.
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
                <FormBody answers={placeholders}>{besideButton}</FormBody>
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
      {fields.flatMap((field) =>
        [undefined, '{{error}}'].map((error) => (
          <Part key={field.name + error} name={`${field.name}:${error ? 'invalid' : 'valid'}`}>
            <Field {...field} value="{{value}}" error={error} />
          </Part>
        )),
      )}
    </Router>
  )
}

function Part({ name, children }: { name: string; children: React.ReactNode }) {
  return <template data-part={name}>{children}</template>
}
