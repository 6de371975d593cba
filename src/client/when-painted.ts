/**
 * Asks for the typeface and the script once the page is painted, so that nothing competes with its
 * text. The build puts this into every page, with the two addresses on `<body>`.
 */
const { font = '', script = '' } = document.body.dataset
let asked = false

function askForTheRest() {
  if (asked) return
  asked = true
  changeTypeface().catch(() => {
    // Without it the page stays as it is.
  })
  for (const url of script.split(' ')) import(url)
}

/**
 * The fallback faces are as wide as this one to about 1 %, so now and then a text is a line longer
 * or shorter. In the part of the page that is in view its spaces give way then, and everything stays
 * where the visitor is reading.
 */
async function changeTypeface() {
  const face = new FontFace('Archivo', `url(${font})`, { weight: '400 800' })
  await face.load()
  const text = 'h1,h2,h3,p,li,dt,dd,label'
  const blocks = [...document.querySelectorAll<HTMLElement>(text)].filter(
    (block) => !block.querySelector(text) && block.getBoundingClientRect().top < innerHeight,
  )
  const heights = blocks.map((block) => block.offsetHeight)
  document.fonts.add(face)
  blocks.forEach((block, index) => {
    for (const ems of [0.03, -0.03, 0.06, -0.06, 0.1, -0.1, 0.15, -0.15, 0]) {
      if (block.offsetHeight === heights[index]) break
      block.style.wordSpacing = `${ems}em`
    }
  })
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
