import { isEmailAddress } from '../../src/inquiry/email-address.ts'

export interface Mailboxes {
  /** The addresses without display names, because Resend refuses some of the names that email programs write. */
  addresses: string[]
  /** False if part of the list is not an address. */
  isReadable: boolean
}

/**
 * Reads a list of addresses as email programs write it: `"Doe, Ann" <ann@shop.example>; bob@…`.
 * Addresses are separated by commas, semicolons or line breaks. Outlook doesn't quote a name that
 * contains a comma, so a part without an address belongs to the name that follows.
 */
export function readMailboxes(list = ''): Mailboxes {
  const withoutQuotedNames = list.replace(/"(?:[^"\\]|\\.)*"(?=\s*<)/g, '')
  const addresses = new Set<string>()
  let isReadable = true
  let nameStart = ''
  for (const part of withoutQuotedNames.split(/[,;\n]/).map((text) => text.trim())) {
    const named = /^[^<>]*<\s*([^<>]*[^<>\s])\s*>$/.exec(part)?.[1]
    const address = named ?? part
    if (isEmailAddress(address)) {
      if (nameStart && !named) isReadable = false
      addresses.add(address)
      nameStart = ''
    } else if (part && !/[@<>]/.test(part)) nameStart = part
    else if (part) isReadable = false
  }
  return { addresses: [...addresses], isReadable: isReadable && !nameStart }
}
