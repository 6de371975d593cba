/** Whether a value of SITE_URL is an origin without a trailing slash. */
export function isOrigin(value: string): boolean {
  return URL.parse(value)?.origin === value
}
