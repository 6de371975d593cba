// HTML's definition of a valid email address, with two more rules: the domain must contain a dot,
// and the local part must not have leading, trailing or consecutive dots.
export const emailAddress =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/i

export function isEmailAddress(text: string): boolean {
  // RFC 5321, section 4.5.3.1.1, limits the local part to 64 octets.
  return emailAddress.test(text) && text.indexOf('@') <= 64
}

/**
 * Removes what people paste along with an address, as in `mailto:ann@…`, `Ann <ann@…>` and
 * `ann@…;`. Replaces full-width characters, and the apostrophes and hyphens that phones insert,
 * with ASCII characters. The result can still be invalid.
 */
export function plainAddress(text: string): string {
  const ascii = text
    .replace(/[\uff01-\uff5e]/g, (wide) =>
      String.fromCharCode(wide.charCodeAt(0) - 0xfee0),
    )
    .replace(/[\u3002\uff61]/g, '.')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u2010-\u2013]/g, '-')
    .trim()
    .replace(/^(.*[^\s.,;])?[\s.,;]*$/s, '$1')
  const [, display = '', link = ascii] =
    /^([^<>]*)<([^<>]*)>$/.exec(ascii) ?? []
  const [, path] = /^\s*mailto:[/\s]*([^?]*)/i.exec(link) ?? []
  const address = (
    path?.replace(/%[2-7][\da-f]/gi, decodeURIComponent) ?? link
  ).trim()
  // If the display name contains another address, the visitor could mean either, so change nothing.
  const named = display.split(/[\s"'“”()]+/).filter((word) => /.@./.test(word))
  const isSame = (other: string) =>
    plainAddress(other).toLowerCase() === address.toLowerCase()
  return named.every(isSame) ? address : text
}

/** Converts a domain such as `räucher.example` to the ASCII form that mail servers use. */
export function asciiAddress(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  // Leave a domain unchanged if it contains a character that `new URL` misreads, such as `/`.
  if (!/^[\p{L}\p{M}\p{N}.·・-]+$/u.test(domain) || !/\P{ASCII}/u.test(domain))
    return address
  try {
    return address.slice(0, at + 1) + new URL(`http://${domain}`).hostname
  } catch {
    return address
  }
}
