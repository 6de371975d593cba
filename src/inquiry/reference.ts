/** Shortens an inquiry's UUID for the staff email's subject and the visitor's thank-you page. */
export function referenceOf(id: string): string {
  return id.slice(0, 8)
}
