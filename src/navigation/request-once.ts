const requests = new Map<string, Promise<unknown>>()
const failed = new Set<string>()

/**
 * Starts a request, or returns an earlier one with the same name. A failed request isn't repeated
 * until `allowRetries` is called. Otherwise, a file that a deploy has removed would be requested
 * again at every pointer movement.
 */
export function requestOnce<Result>(name: string, start: () => Promise<Result>): Promise<Result> {
  const known = requests.get(name) as Promise<Result> | undefined
  if (known) return known
  const request = start()
  requests.set(name, request)
  request.catch(() => failed.add(name))
  return request
}

/** Allows failed requests to be repeated. Called when the visitor chooses a page. */
export function allowRetries(): void {
  for (const name of failed) requests.delete(name)
  failed.clear()
}
