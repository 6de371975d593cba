/** Whether a value of SITE_URL is an origin without a slash at its end, as links and canonicals need. */
export function isOrigin(value: string): boolean {
  return URL.parse(value)?.origin === value
}

/** Whether visitors can write to it: an address, and not one of the reserved `.example` domains. */
export function isRealAddress(value: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(value) && !/[@.]example$/i.test(value)
}
