/** Large providers. Those with short names are omitted, because many valid domains resemble them. */
export const providers = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'protonmail.com',
]

// Letters that look like ASCII letters. A font may draw both alike, so a visitor can't see them.
const lookAlikes: Record<string, string> = {
  ...{ а: 'a', с: 'c', ԁ: 'd', е: 'e', һ: 'h', і: 'i', ј: 'j', к: 'k' },
  ...{ ӏ: 'l', м: 'm', о: 'o', р: 'p', ԛ: 'q', г: 'r', ѕ: 's', т: 't' },
  ...{ ѵ: 'v', ԝ: 'w', х: 'x', у: 'y' },
  ...{ А: 'A', В: 'B', С: 'C', Е: 'E', Н: 'H', І: 'I', Ј: 'J', К: 'K' },
  ...{ М: 'M', О: 'O', Р: 'P', Ѕ: 'S', Т: 'T', Х: 'X', У: 'Y' },
  ...{ α: 'a', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', υ: 'u' },
  ...{ ı: 'i', ɩ: 'i', ɑ: 'a', ɡ: 'g', օ: 'o', ս: 'u', ո: 'n', հ: 'h' },
  ...{ ł: 'l', ø: 'o', ǀ: 'l', ɢ: 'g', ɪ: 'i', ɴ: 'n', ʀ: 'r', ʏ: 'y' },
  ...{ ʙ: 'b', ʜ: 'h', ʟ: 'l', ᴀ: 'a', ᴄ: 'c', ᴅ: 'd', ᴇ: 'e', ᴊ: 'j' },
  ...{ ᴋ: 'k', ᴍ: 'm', ᴏ: 'o', ᴘ: 'p', ᴛ: 't', ᴜ: 'u', ᴠ: 'v', ᴡ: 'w' },
  ...{ ᴢ: 'z' },
}

/** Letters of phonetic alphabets. UTS #39 restricts them, and Chromium shows them in Punycode. */
const phonetic = /[ɑɡɢɪɴʀʏʙʜʟ\u1d00-\u1d2bǀ]/

/** Endings that exist only in ASCII letters. There are real Cyrillic ones, such as `рус`. */
const asciiEnding = /^([a-z]{2}|com|net|org)$/

export function inAscii(text: string): string {
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '')
  return letters.replace(
    /\P{ASCII}/gu,
    (letter) => lookAlikes[letter] ?? letter,
  )
}

/**
 * Returns true if nobody can have an address at this domain, but a visitor wouldn't see why:
 * `gmaıl.com` and `yahøo.fr` look like a provider, `shop.сом` has an ending that doesn't exist.
 * @param domain in Unicode, and not in Punycode.
 */
export function looksLikeAnother(domain: string): boolean {
  const written = domain.toLowerCase().normalize('NFC')
  const labels = written.split('.')
  const readable = labels.map(inAscii)
  const ending = labels.at(-1) ?? ''
  const readableEnding = readable.at(-1) ?? ''
  const isProvider = providers.some((provider) =>
    readable.some(
      (label, index) =>
        label !== labels[index] && provider.startsWith(`${label}.`),
    ),
  )
  const hasNoSuchEnding =
    ending !== readableEnding && asciiEnding.test(readableEnding)
  return (
    isProvider ||
    hasNoSuchEnding ||
    phonetic.test(written) ||
    labels.some(hasForeignDigits)
  )
}

/** Latin letters are written with ASCII digits, and `۰` looks like the letter o. */
const hasForeignDigits = (label: string) =>
  /[a-z]/.test(label) && /(?!\d)\p{Nd}/u.test(label)
