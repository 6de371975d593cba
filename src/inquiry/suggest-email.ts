import { asciiAddress, isEmailAddress, plainAddress } from './email-address.ts'
import { inAscii, looksLikeAnother, providers } from './look-alikes.ts'

const domains = [
  ...providers,
  // These valid domains resemble those of large providers, and would otherwise be taken for typos.
  'email.com',
  'mail.com',
  'ymail.com',
  'rocketmail.com',
  'cloud.com',
]

/**
 * Suggests the address that the visitor probably meant, without letters that only look like ASCII
 * letters, and without a typo in the domain, such as gmial.com for gmail.com.
 */
export function suggestEmail(text: string): string | undefined {
  const typed = plainAddress(text)
  const readable = withoutLookAlikes(typed)
  const suggestion = withoutTypo(readable) ?? readable
  const isUsable = isEmailAddress(asciiAddress(suggestion))
  return isUsable && suggestion !== typed ? suggestion : undefined
}

function withoutLookAlikes(address: string): string {
  const at = address.lastIndexOf('@')
  const local = inAscii(address.slice(0, at))
  const domain = address.slice(at + 1)
  // Keep a valid international domain, such as müller.example.
  const isValid =
    isEmailAddress(asciiAddress(`x@${domain}`)) && !looksLikeAnother(domain)
  return `${local}@${isValid ? domain : inAscii(domain).toLowerCase()}`
}

/** @returns undefined if the domain contains no typo. */
function withoutTypo(address: string): string | undefined {
  const [, local, name, ending = ''] =
    /^(.+)@([^\s@]+)\.([^@\s.]{2,})$/.exec(address) ?? []
  const domain = `${name}.${ending}`.toLowerCase()
  if (!local || domains.includes(domain)) return undefined
  // `gmail.co` lacks one letter of `gmail.com`. Other country codes differ in two, as in `gmail.ca`.
  const provider = domains.find((known) => isOneMistake(domain, known))
  if (provider) return `${local}@${provider}`
  const isCountryCode = ending.length === 2
  // `.cam` is a top-level domain.
  const isMistyped =
    !isCountryCode &&
    ending !== 'cam' &&
    isOneMistake(ending.toLowerCase(), 'com')
  return isMistyped ? `${local}@${name}.com` : undefined
}

/** Returns true if one letter was added, omitted or replaced, or two were swapped. */
function isOneMistake(written: string, meant: string): boolean {
  // Compare only what remains without the same beginning and the same ending.
  let start = 0
  while (start < written.length && written[start] === meant[start]) start += 1
  let writtenPart = written.slice(start)
  let meantPart = meant.slice(start)
  while (writtenPart && writtenPart.at(-1) === meantPart.at(-1)) {
    writtenPart = writtenPart.slice(0, -1)
    meantPart = meantPart.slice(0, -1)
  }
  const isOneLetter = Math.max(writtenPart.length, meantPart.length) === 1
  const swapped = `${meantPart[1]}${meantPart[0]}`
  const areSwapped = meantPart.length === 2 && writtenPart === swapped
  return isOneLetter || areSwapped
}
