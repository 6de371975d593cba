import { plainAddress } from './email-address.ts'

const domains = [
  // Large providers with short names are omitted, because many valid domains resemble them.
  ...[
    'gmail.com',
    'yahoo.com',
    'hotmail.com',
    'outlook.com',
    'icloud.com',
    'protonmail.com',
  ],
  // These valid domains resemble those of large providers, and would otherwise be taken for typos.
  ...['email.com', 'mail.com', 'ymail.com', 'rocketmail.com', 'cloud.com'],
]

/** Corrects a typo in the domain, such as gmial.com for gmail.com or shop.con for shop.com. */
export function suggestEmail(text: string): string | undefined {
  const [, local, name, ending = ''] =
    /^(.+)@(\S+)\.([^@\s.]{2,})$/.exec(plainAddress(text)) ?? []
  const domain = `${name}.${ending}`.toLowerCase()
  if (!local || domains.includes(domain)) return undefined
  // A two-letter ending is usually a country code, but gmail.co and gmail.cm are typos.
  const isCountry = ending.length === 2 && !/co|cm|om/i.test(ending)
  const provider = domains.find((known) => isOneMistake(domain, known))
  if (provider && !isCountry) return `${local}@${provider}`
  const isMistyped =
    ending.length > 2 &&
    ending !== 'cam' &&
    isOneMistake(ending.toLowerCase(), 'com')
  return isMistyped ? `${local}@${name}.com` : undefined
}

/** Returns true if one letter was added, omitted or replaced, or two were swapped. */
function isOneMistake(written: string, meant: string): boolean {
  let start = 0
  while (start < written.length && written[start] === meant[start]) start += 1
  let [a, b] = [written.slice(start), meant.slice(start)]
  while (a && a.at(-1) === b.at(-1)) [a, b] = [a.slice(0, -1), b.slice(0, -1)]
  return (
    Math.max(a.length, b.length) === 1 ||
    (b.length === 2 && a === `${b[1]}${b[0]}`)
  )
}
