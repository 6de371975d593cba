/**
 * A short reference to an inquiry, for the staff email's subject and the visitor's thank-you page.
 *
 * @param id the inquiry's UUID.
 */
export function referenceOf(id: string): string {
  return id.slice(0, 8)
}
