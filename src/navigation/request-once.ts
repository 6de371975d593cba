const requests = new Map<string, Promise<unknown>>()
const failed = new Set<string>()

/**
 * Starts a request, unless one with the same name was made before. A failed request is not repeated
 * before `allowRetries`: a file that a deploy has removed would be requested with every pointer move.
 */
export function requestOnce<Result>(name: string, start: () => Promise<Result>): Promise<Result> {
  const known = requests.get(name) as Promise<Result> | undefined
  if (known) return known
  const request = start()
  requests.set(name, request)
  request.catch(() => failed.add(name))
  return request
}

/** Lets the failed requests be made once more, because the visitor has chosen a page. */
export function allowRetries(): void {
  for (const name of failed) requests.delete(name)
  failed.clear()
}
