interface Request {
  promise: Promise<unknown>
  result?: unknown
  hasFailed?: true
}

/** The requests for pages, by path, and for the full stylesheet. */
const requests = new Map<string, Request>()

/**
 * Loads the full stylesheet, because the HTML of a page contains only that page's styles. The dev
 * server has no full stylesheet.
 */
export function loadStyles(): Promise<unknown> {
  return requestOnce('stylesheet', addStylesheet)
}

function addStylesheet(): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const href = document.body.dataset.style
    if (!href) return resolve(undefined)
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      reject(new Error(`${href} could not be loaded`))
    }
    document.head.append(link)
  })
}

/**
 * Starts a request, or returns an earlier one with the same name. A failed request isn't repeated
 * until `allowRetries` is called. Otherwise, a file that a deploy has removed would be requested
 * again at every pointer movement.
 */
export function requestOnce(name: string, start: () => Promise<unknown>): Promise<unknown> {
  const known = requests.get(name)
  if (known) return known.promise
  const request: Request = { promise: start() }
  requests.set(name, request)
  request.promise.then(
    (result) => Object.assign(request, { result }),
    () => Object.assign(request, { hasFailed: true }),
  )
  return request.promise
}

/** The result of a request that has succeeded. */
export const resultOf = (name: string) => requests.get(name)?.result

/** Allows failed requests to be repeated. Called when the visitor chooses a page. */
export function allowRetries(): void {
  for (const [name, { hasFailed }] of requests) if (hasFailed) requests.delete(name)
}
