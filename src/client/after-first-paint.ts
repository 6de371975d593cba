/**
 * Loads the fonts and the page's script after the first paint, so that they don't delay it. The
 * build inlines this file into every page and writes the script URLs to an attribute of `<body>`.
 */
declare const typefaces: [family: string, source: string, FontFaceDescriptors][]
declare const hasAnalytics: boolean

const paintLimitMs = 3000
const { dataset } = document.body
let isLoading = false

function load() {
  if (isLoading) return
  isLoading = true
  const faces = typefaces.map((face) => new FontFace(...face))
  // Add the fonts for English together, so that the browser updates the layout only once. The browser
  // loads the fonts for other alphabets if a page needs them.
  const common = faces.filter((_, index) => !typefaces[index]?.[2].unicodeRange)
  Promise.allSettled(common.map((face) => face.load())).then(() => {
    for (const face of faces) document.fonts.add(face)
  })
  // The import fails if the visitor leaves or a deploy has removed the file. The page works without
  // it.
  for (const url of (dataset.script ?? '').split(' ')) import(url).catch(console.info)
  if (hasAnalytics) {
    // A script runs once it leaves its template. Setting `src` would need a Trusted Types policy.
    const template = document.querySelector<HTMLTemplateElement>('#analytics')
    if (template) document.body.append(template.content)
  }
}

const paint = new PerformanceObserver(() => setTimeout(load))
paint.observe({ type: 'paint', buffered: true })
// After a while, load even if no paint was reported: some browsers report none in background tabs.
setTimeout(load, paintLimitMs)

// After a reload, Back and Forward change only the URL, even while the HTML is arriving. React shows
// the page at the new URL only after hydration. Until then, reload the document.
const [visit] = performance.getEntriesByType('navigation')
function reloadIfLeft() {
  const hasLeft = visit && new URL(visit.name).pathname !== location.pathname
  // `hydrate.tsx` removes the attribute `data-script`.
  if (hasLeft && dataset.script) location.reload()
}
addEventListener('popstate', reloadIfLeft)
reloadIfLeft()
