/** HTML's definition of a valid email address, except that the domain must contain a dot. */
export const emailAddress =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/i

export function isEmailAddress(text: string): boolean {
  // RFC 5321, section 4.5.3.1.1, limits the local part to 64 octets.
  return emailAddress.test(text) && text.indexOf('@') <= 64
}

/**
 * Removes what people paste along with an address, as in `mailto:ann@…`, `Ann <ann@…>` and
 * `ann@…;`, and the spaces that dictation and word suggestions insert. NFKC replaces ligatures and
 * full-width characters. The result can still be invalid.
 */
export function plainAddress(text: string): string {
  const plain = text
    .normalize('NFKC')
    // IDNA treats the ideographic full stop as a dot. NFKC doesn't change it.
    .replace(/\u3002/g, '.')
    // Phones and word processors replace straight apostrophes and hyphens.
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u2010-\u2013\u2212]/g, '-')
    .trim()
    // Removes punctuation and spaces at the end. `/[\s.,;]+$/` could take quadratic time.
    .replace(/^(.*[^\s.,;])?[\s.,;]*$/s, '$1')
  const [, displayName = '', link = plain] =
    /^([^<>]*)<([^<>]*)>$/.exec(plain) ?? []
  const address = withoutSpaces(withoutMailto(link))
  // If the display name contains another address, the visitor could mean either, so change nothing.
  const otherAddresses = displayName
    .split(/[\s"'“”()]+/)
    .filter((word) => /.@./.test(word))
  const isSame = (other: string) =>
    plainAddress(other).toLowerCase() === address.toLowerCase()
  return otherAddresses.every(isSame) ? address : text
}

/** Returns the address in a `mailto:` link, and other text unchanged. */
function withoutMailto(link: string): string {
  const [, encoded] = /^\s*mailto:[/\s]*([^?]*)/i.exec(link) ?? []
  // Decodes only ASCII characters, because `decodeURIComponent` throws for invalid UTF-8.
  return encoded?.replace(/%[2-7][\da-f]/gi, decodeURIComponent) ?? link
}

/** Mends `ann @ example.com`, `ann@example. com` and `ann@example,com`. */
function withoutSpaces(address: string): string {
  const parts = address.split('@').map((part) => part.trim())
  // Change only a domain that has no other dot. In `ann@example.com. Thanks`, the text before the
  // space is an address, and `Thanks` isn't part of it.
  const brokenDomain = /@([^\s.,@]+)(?:\s*\.\s*|,)(com|net|org|[a-z]{2})$/i
  return parts.join('@').replace(brokenDomain, '@$1.$2')
}

/**
 * Converts a domain such as `räucher.example` to the ASCII form that mail servers use. Returns the
 * address unchanged, and therefore invalid, if the domain imitates another one.
 */
export function asciiAddress(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  // `new URL` misreads some characters, such as `/`.
  const isDomain = /^[\p{L}\p{M}\p{N}.·・-]{1,255}$/u.test(domain)
  const isAscii = !/\P{ASCII}/u.test(domain)
  if (!isDomain || isAscii || isImitation(domain)) return address
  try {
    return address.slice(0, at + 1) + new URL(`http://${domain}`).hostname
  } catch {
    return address
  }
}

// Unicode's UTS #39 calls this level "highly restrictive": Latin letters may be mixed only with
// those of Chinese, Japanese and Korean. `\P{L}` matches digits, hyphens and combining marks.
const oneScript =
  /^([\p{scx=Latn}\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\p{scx=Hang}\P{L}]*|[\p{scx=Cyrl}\P{L}]*|[\p{scx=Grek}\P{L}]*|[^\p{scx=Latn}\p{scx=Cyrl}\p{scx=Grek}]*)$/u

/** A label that only has Cyrillic letters drawn like Latin ones, in a domain with a Latin ending. */
const looksLatin = /(^|\.)[асԁеһіјӏорԛѕԝху][асԁеһіјӏорԛѕԝху\d-]*\..*[a-z]$/i

/**
 * Returns true if a label mixes scripts, as in `сompany.com` with a Cyrillic `с`, or if a Cyrillic
 * label looks Latin. Chromium shows both kinds of domains in Punycode.
 */
const isImitation = (domain: string) =>
  looksLatin.test(domain) ||
  !domain.split('.').every((label) => oneScript.test(label))
