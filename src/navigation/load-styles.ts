interface LoadRequest {
  promise: Promise<unknown>
  /** Undefined until the promise is fulfilled. */
  result?: unknown
}

/** Each key is a page's path, or `stylesheet` for the full stylesheet. */
const requests = new Map<string, LoadRequest>()

/** Loads the styles of all pages, because each HTML file contains only those of its own page. */
export const loadStyles = () => requestOnce('stylesheet', addStylesheet)

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

/** Returns the request with this name. Starts a request if there is none or the last one failed. */
export function requestOnce(
  name: string,
  start: () => Promise<unknown>,
): Promise<unknown> {
  const known = requests.get(name)
  if (known) return known.promise
  const promise = start()
  requests.set(name, { promise })
  promise.then(
    // React renders a loaded page at once, and can't wait for a promise, so keep the result too.
    (result) => requests.set(name, { promise, result }),
    () => requests.delete(name),
  )
  return promise
}

/** Returns undefined if the request has not succeeded. */
export const resultOf = (name: string) => requests.get(name)?.result
