import { run } from '@zootools/email-spell-checker'

const domains = [
  // Providers with many customers and long names: short ones are too near to other companies' own.
  ...['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com', 'protonmail.com'],
  // Right as they are, and near to one of those.
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
  // Only the domain, because the library writes all that it is given in small letters.
  const better = run({ email: `a@${domain}`, topLevelThreshold: 1, ...known })?.domain ?? ''
  // An ending of two letters is a country's; but with such a provider, these three mean "com".
  const isCountry = /\.[a-z]{2}$/i.test(domain)
  const isMistyped = isCountry
    ? /\.(co|cm|om)$/i.test(domain) && domains.includes(better)
    : better !== ''
  return isMistyped ? `${local}@${better}` : undefined
}
