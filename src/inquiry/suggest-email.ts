const domains = [
  // Large providers with long names: a short name is too similar to companies' own domains.
  ...['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com', 'protonmail.com'],
  // Valid domains that are similar to one of those.
  ...['email.com', 'mail.com', 'ymail.com', 'rocketmail.com', 'cloud.com'],
]

/**
 * The address that was probably meant: ann@gmail.com for ann@gmial.com, ann@company.com for
 * ann@company.con; undefined if nothing looks mistyped.
 */
export function suggestEmail(address: string): string | undefined {
  const [, local, name, ending = ''] = /^(.+)@([^@\s]+)\.([^@\s.]{2,})$/.exec(address.trim()) ?? []
  const domain = `${name}.${ending}`.toLowerCase()
  if (!local || domains.includes(domain)) return undefined
  // Two letters are a country's domain; but with these providers, these three mean "com".
  const isCountry = ending.length === 2 && !/co|cm|om/i.test(ending)
  const provider = domains.find((known) => isOneSlip(domain, known))
  if (provider && !isCountry) return `${local}@${provider}`
  const isMistyped = ending.length > 2 && ending !== 'cam' && isOneSlip(ending.toLowerCase(), 'com')
  return isMistyped ? `${local}@${name}.com` : undefined
}

/** Whether one letter was added, left out or replaced, or two were swapped. */
function isOneSlip(written: string, meant: string): boolean {
  let start = 0
  while (start < written.length && written[start] === meant[start]) start += 1
  let [a, b] = [written.slice(start), meant.slice(start)]
  while (a && a.at(-1) === b.at(-1)) [a, b] = [a.slice(0, -1), b.slice(0, -1)]
  return (
    a + b !== '' &&
    (Math.max(a.length, b.length) === 1 || (b.length === 2 && a === `${b[1]}${b[0]}`))
  )
}
