import { isEmailAddress } from '../../src/inquiry/schema.ts'

/** Whether a value of SITE_URL is an origin without a trailing slash. */
export function isOrigin(value: string): boolean {
  return URL.parse(value)?.origin === value
}

/** Whether visitors can write to it: an email address outside the reserved `.example` domains. */
export function isRealAddress(value: string): boolean {
  return isEmailAddress(value) && !/[@.]example$/i.test(value)
}
