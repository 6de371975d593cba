/**
 * Asks for the typefaces and the script once the page is painted, so that they do not compete with
 * its text. The build inlines this into every page and puts the scripts' addresses on `<body>`.
 */
declare const typefaces: [family: string, source: string, FontFaceDescriptors][]

const { script = '' } = document.body.dataset
let asked = false

function askForTheRest() {
  if (asked) return
  asked = true
  const faces = typefaces.map((face) => new FontFace(...face))
  // The common faces are added together, so that the page is laid out once more and not twice. Those
  // for letters of names load when one is shown. If a face fails, its fallback stays.
  const common = faces.filter((_, index) => !typefaces[index]?.[2].unicodeRange)
  Promise.allSettled(common.map((face) => face.load())).then(() => {
    for (const face of faces) document.fonts.add(face)
  })
  // Fails when the visitor leaves or a deploy has removed the script; the page works without it.
  for (const url of script.split(' ')) import(url).catch(console.info)
}

const paint = new PerformanceObserver(() => setTimeout(askForTheRest))
paint.observe({ type: 'paint', buffered: true })
// Some browsers report no paint in a background tab.
setTimeout(askForTheRest, 3000)
