import { type RefObject, useEffect } from 'react'

/** At least as wide as the space between two links in the header. */
const space = '\u2003\u2005'

/** @param words the company's name and the labels of all links in the header. */
export function wordsOf([name, ...labels]: (string | null | undefined)[]) {
  return { 'data-name': name, 'data-labels': labels.join(space) }
}

/** Keeps the invisible copy of the header's words up to date when a translator replaces them. */
export function useMeasuredWords(header: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!header.current) return
    const observer = new MutationObserver(() => {
      const links = header.current?.querySelectorAll('a') ?? []
      // A link's other children are hidden.
      const words = wordsOf(
        Array.from(links, ({ firstChild }) => firstChild?.textContent),
      )
      const copy = header.current?.querySelector('[data-name]')
      for (const [name, value] of Object.entries(words))
        copy?.setAttribute(name, value ?? '')
    })
    observer.observe(header.current, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    return () => observer.disconnect()
  }, [header])
}
