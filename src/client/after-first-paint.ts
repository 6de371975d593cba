/**
 * Loads the typefaces and the page's script after the first paint, so that they don't delay it. The
 * build inlines this code into every page and lists the addresses of the script on `<body>`.
 */
declare const typefaces: [family: string, source: string, FontFaceDescriptors][]

const { script = '' } = document.body.dataset
let isLoading = false

function load() {
  if (isLoading) return
  isLoading = true
  const faces = typefaces.map((face) => new FontFace(...face))
  // The typefaces for English are added together, so that the browser lays out the page only once more.
  // The browser loads the files with foreign letters itself, when the page has such letters.
  const common = faces.filter((_, index) => !typefaces[index]?.[2].unicodeRange)
  Promise.allSettled(common.map((face) => face.load())).then(() => {
    for (const face of faces) document.fonts.add(face)
  })
  // An import fails if the visitor leaves or a deploy has removed the file. The page works without it.
  for (const url of script.split(' ')) import(url).catch(console.info)
}

const paint = new PerformanceObserver(() => setTimeout(load))
paint.observe({ type: 'paint', buffered: true })
// Some browsers don't report a paint in a background tab.
setTimeout(load, 3000)
