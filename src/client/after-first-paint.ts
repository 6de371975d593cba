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

// Until the form's script is loaded: the button says that the form is being sent, and it is sent once.
let pressed: HTMLElement | null = null
let label: string | null = null

function letSend() {
  if (pressed) pressed.textContent = label
  pressed = null
  delete document.body.dataset.sending
}

addEventListener('submit', (event) => {
  if (event.defaultPrevented) return
  if (pressed) return event.preventDefault()
  pressed = event.submitter
  if (!pressed) return
  label = pressed.textContent
  pressed.textContent = pressed.dataset.sending ?? label
  document.body.dataset.sending = ''
  // The visitor stopped it, or it takes so long that another try is better.
  setTimeout(letSend, 20_000)
})
// A page that returns from the back/forward cache would still say that it is sending.
addEventListener('pageshow', ({ persisted }) => persisted && letSend())
