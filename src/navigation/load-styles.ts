import { requestOnce } from './request-once.ts'

/**
 * Loads the full stylesheet, once. A page's HTML has only the styles that it shows at first. In
 * development there is nothing to load.
 *
 * @returns once the styles apply.
 * @throws if they fail to load.
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
