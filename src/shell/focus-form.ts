const fieldSelector = 'main form div:not([hidden]) > :is(input, textarea)'

/** Focuses the form's first empty field or, in a full form, the submit button. */
export function focusForm(): void {
  const fields = document.querySelectorAll<HTMLInputElement>(fieldSelector)
  const target =
    [...fields].find(({ value }) => value === '') ??
    document.querySelector<HTMLElement>('main [type=submit]')
  target?.focus({ preventScroll: true })
  // Show the label too, which is above the field.
  const { labels } = target as HTMLInputElement
  const shown = labels?.[0] ?? target
  shown?.scrollIntoView({ block: labels?.length ? 'start' : 'nearest' })
}
