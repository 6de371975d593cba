/** Whether a value of SITE_URL is an origin without a slash at its end, as links and canonicals need. */
export function isOrigin(value: string): boolean {
  return URL.parse(value)?.origin === value
}
