import { run } from '@zootools/email-spell-checker'

const domains = [
  // Large providers with long names: a short name is too similar to companies' own domains.
  ...['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com', 'protonmail.com'],
  // Valid domains that are similar to one of those.
  ...['email.com', 'mail.com', 'ymail.com', 'rocketmail.com', 'cloud.com'],
]
const known = { domains, secondLevelDomains: [], topLevelDomains: ['com', 'cam'] }

/**
 * The address that was probably meant: ann@gmail.com for ann@gmial.com, ann@company.com for
 * ann@company.con; undefined where nothing looks mistyped.
 */
export function suggestEmail(address: string): string | undefined {
  const [, local, domain] = /^(.+)@([^@\s]+\.[^@\s.]{2,})$/.exec(address.trim()) ?? []
  if (!domain) return undefined
  // Only the domain is passed on: the library lower-cases its input.
  const better = run({ email: `a@${domain}`, topLevelThreshold: 1, ...known })?.domain ?? ''
  // Two letters are a country's domain; but with these providers, these three mean "com".
  const isCountry = /\.[a-z]{2}$/i.test(domain)
  const isMistyped = isCountry
    ? /\.(co|cm|om)$/i.test(domain) && domains.includes(better)
    : better !== ''
  return isMistyped ? `${local}@${better}` : undefined
}
