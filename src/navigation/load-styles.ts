let loading: Promise<unknown> | undefined

/**
 * Loads the full stylesheet, once. A page's HTML has only the styles that it shows at first. In
 * development there is nothing to load.
 *
 * @returns once the styles apply.
 * @throws if they fail to load; the next call tries again.
 */
export function loadStyles(): Promise<unknown> {
  loading ??= new Promise((resolve, reject) => {
    const href = document.body.dataset.style
    if (!href) return resolve(undefined)
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = resolve
    link.onerror = () => {
      loading = undefined
      link.remove()
      reject(new Error(`${href} could not be loaded`))
    }
    document.head.append(link)
  })
  return loading
}
