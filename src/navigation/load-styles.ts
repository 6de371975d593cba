let loading: Promise<unknown> | undefined

/**
 * Loads the stylesheet of the whole site, once. A page comes with the styles of what it shows;
 * everything that appears later needs this one. Without script a page links it by itself, and in
 * development there is nothing to load.
 *
 * @returns when the styles apply; also when they could not be had, because text without its looks is
 *   better than none.
 */
export function loadStyles(): Promise<unknown> {
  loading ??= new Promise((resolve) => {
    const href = typeof document === 'undefined' ? undefined : document.body.dataset.style
    if (!href) return resolve(undefined)
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = link.onerror = resolve
    document.head.append(link)
  })
  return loading
}
