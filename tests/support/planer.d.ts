declare module 'planer' {
  /** Returns the email without what looks like a quoted email. */
  export function extractFromPlain(text: string): string
}
