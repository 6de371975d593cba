export function isOrigin(value: string): boolean {
  return URL.parse(value)?.origin === value
}
