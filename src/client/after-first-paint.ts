/**
 * Asks for the typeface and the script once the page is painted, so that they do not compete with
 * its text. The build puts this into every page, with their addresses on `<body>`.
 */
const { font = '', script = '' } = document.body.dataset
let asked = false

function askForTheRest() {
  if (asked) return
  asked = true
  const typeface = new FontFace('Archivo', `url(${font})`, { weight: '400 800' })
  // Where it cannot be had, the page stays in the fallback face.
  typeface.load().then(
    () => document.fonts.add(typeface),
    () => {},
  )
  for (const url of script.split(' ')) import(url)
}

try {
  new PerformanceObserver(() => setTimeout(askForTheRest)).observe({
    type: 'paint',
    buffered: true,
  })
} catch {
  askForTheRest()
}
// Some browsers report no paint in a tab that is never looked at.
setTimeout(askForTheRest, 3000)
