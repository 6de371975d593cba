let loading: Promise<unknown> | undefined

/**
 * Loads the stylesheet of the whole site, once. A page comes with the styles of what it shows;
 * everything that appears later needs this one. Without script a page links it by itself, and in
 * development there is nothing to load.
 *
 * @returns when the styles apply.
 * @throws when they cannot be had; the next call tries again.
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
