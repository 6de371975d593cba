import { readCopy, storeCopy } from '../inquiry/stored-draft.ts'

/**
 * Loads the fonts and the page's scripts after the first paint, so that they don't delay it. The
 * build inlines this module into every page and writes the URLs of the page's scripts to `<body>`.
 */
declare const typefaces: {
  family: string
  source: string
  descriptors: FontFaceDescriptors
}[]
declare const hasAnalytics: boolean
/** Whether the page's HTML contains the form. */
declare const hasForm: boolean

const { dataset } = document.body

function load() {
  const faces = typefaces.map(
    ({ family, source, descriptors }) =>
      new FontFace(family, source, descriptors),
  )
  // The browser lays out the text again whenever a font is added, so add all fonts together. Fonts
  // with a `unicodeRange` are loaded by the browser itself, on pages that need them.
  const common = faces.filter(
    (_, index) => !typefaces[index]?.descriptors.unicodeRange,
  )
  Promise.allSettled(common.map((face) => face.load())).then(() => show(faces))
  // The page works without its scripts. If a deploy has removed one, just log the failed import.
  for (const url of (dataset.script ?? '').split(' '))
    import(url).catch(console.info)
  if (hasAnalytics) {
    // Moving the script out of its template runs it without requiring a Trusted Types policy.
    const template = document.querySelector<HTMLTemplateElement>('#analytics')
    if (template) document.body.append(template.content)
  }
}

const range = document.createRange()

/** Browsers also count the text after an inline element as moved if it begins on another line. */
function topOf(node: Node): number {
  range.selectNode(node)
  return range.getBoundingClientRect().top
}

/** Shows the fonts, unless another number of lines would move what the visitor sees. */
function show(faces: FontFace[]) {
  // Measuring other sections would force the browser to lay them out.
  const elements = [...document.querySelectorAll('main>:first-child *')]
  const nodes = elements.flatMap(({ childNodes }) => [...childNodes])
  const places = nodes.map((node) => ({ node, top: topOf(node) }))
  const target = document.querySelector(':target') ?? document.body
  const targetTop = topOf(target)
  for (const face of faces) document.fonts.add(face)
  // What is below usually moves too.
  const isMoved = places.some(
    ({ node, top }) =>
      Math.abs(topOf(node) - top) * (innerHeight - top) >
      0.015 * innerWidth * innerHeight,
  )
  if (isMoved) {
    for (const face of faces) document.fonts.delete(face)
    window.lateFonts = faces
  }
  // Scroll anchoring can hold the end of the section above, and Safari has no scroll anchoring.
  if (targetTop >= 0 && targetTop < innerHeight)
    scrollBy(0, topOf(target) - targetTop)
}

const painted = new Promise<unknown>((resolve) => {
  new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
  // Some browsers report no paint in a background tab, so don't wait longer than three seconds.
  setTimeout(resolve, 3000)
})
painted.then(() => setTimeout(load))

// After a reload, going back can change the URL without changing the page. Before hydration, this
// document can't switch to the page at the new URL, so load that page from the server.
const [visit] = performance.getEntriesByType('navigation')
function reloadIfLeft() {
  const hasLeft = visit && new URL(visit.name).pathname !== location.pathname
  // `hydrate.tsx` removes `data-script` from `<body>` just before hydration.
  if (hasLeft && dataset.script) location.reload()
}
addEventListener('popstate', reloadIfLeft)
reloadIfLeft()

// Stores form entries if the visitor leaves before `keep-draft.ts` has replaced this function.
if (hasForm) window.onpagehide = storeEntries

function storeEntries() {
  const form =
    document.querySelector<HTMLFormElement>('#root form') ?? undefined
  const typed = [...new FormData(form)].filter(([, value]) => value)
  if (typed.length === 0) return
  const copy = readCopy()
  const draft = copy?.draft ?? { entries: {}, state: { status: 'idle' } }
  const entries = { ...draft.entries, ...Object.fromEntries(typed) }
  storeCopy({ draft: { ...draft, entries }, toast: copy?.toast })
}
