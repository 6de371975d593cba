/**
 * Returns the link that dials a telephone number, as RFC 3966 defines it. The `(0)` in `+44 (0)20`
 * isn't dialled from other countries. The number may end with an extension: `… ext. 5`.
 */
export function telephoneLink(telephone: string): string {
  const [dialled = '', extension = ''] = telephone
    .replace(/^(\s*\+.*?)\(0\)/, '$1')
    .split(/ext\.?|x/i)
  const link = `tel:${dialled.replace(/[^+\d]/g, '')}`
  const digits = extension.replace(/\D/g, '')
  return digits ? `${link};ext=${digits}` : link
}
