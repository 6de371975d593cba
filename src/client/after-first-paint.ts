/**
 * Asks for the typefaces and the script once the page is painted, so that they do not compete with
 * its text. The build puts this into every page, and the addresses of the scripts on `<body>`.
 */
declare const typefaces: [family: string, source: string, FontFaceDescriptors][]

const { script = '' } = document.body.dataset
let asked = false

function askForTheRest() {
  if (asked) return
  asked = true
  const faces = typefaces.map((face) => new FontFace(...face))
  // They come together, so that the page is laid out once more and not twice; those for the letters
  // of names when one is shown. What cannot be had is left to the fallback faces.
  const common = faces.filter((_, index) => !typefaces[index]?.[2].unicodeRange)
  Promise.allSettled(common.map((face) => face.load())).then(() => {
    for (const face of faces) document.fonts.add(face)
  })
  // A page that is left, or whose script a deploy has removed, goes on without.
  for (const url of script.split(' ')) import(url).catch(console.info)
}

const paint = new PerformanceObserver(() => setTimeout(askForTheRest))
paint.observe({ type: 'paint', buffered: true })
// Some browsers report no paint in a tab that is never looked at.
setTimeout(askForTheRest, 3000)

// The form can be sent before the script that handles it is there: it says so, and is sent once.
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
  // Sending was stopped, or takes so long that another try is better.
  setTimeout(letSend, 20_000)
})
// Whoever comes back finds the page as it was left.
addEventListener('pageshow', ({ persisted }) => persisted && letSend())
