import { sharingPictureSize } from '../../src/prerender/sharing-picture.ts'
import type { Mark } from './mark.ts'
import type { Headline } from './sharing-pictures-headline.ts'
import { escapeXml, grotesque, mono, textWidth } from './svg-to-png.ts'

export const headlineBox = { width: 1032, height: 318, lineHeight: 1.02, maxSize: 132 }
export const headlineSpacing = -0.022

interface SharingPicture {
  mark: Mark
  company: string
  label: string
  headline: Headline
  /** What the bars come to, with the shares in percent of which they are made. */
  total: string
  shares: readonly number[]
  stamp: string
  stampInk: string
  /** Colour of a role of the design. */
  colour: (role: string) => string
}

const left = 80
const right = left + headlineBox.width
const middle = 312
const barsWidth = 440

/** A page as a trade document: its headline on a ruled sheet, the landed price, and a stamp. */
export function drawSharingPicture(picture: SharingPicture): string {
  const { company, label, total, colour } = picture
  const { width, height } = sharingPictureSize
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${grotesque}" fill="${colour('ink')}">
<rect width="100%" height="100%" fill="${colour('kraft')}"/>
<rect x="45" y="45" width="1124" height="554" fill="${colour('carton')}" stroke="${colour('carton-edge')}" stroke-width="2"/>
<rect x="31" y="31" width="1124" height="554" fill="${colour('paper')}" stroke="${colour('ink')}" stroke-width="2.5"/>
${picture.mark(75, 55, 57.6)}
<text x="146" y="99" font-size="43" letter-spacing="-0.9">${escapeXml(company)}</text>
${smallPrint(label, right + 2, 97, 'end', colour)}
<rect x="${left}" y="130" width="${headlineBox.width}" height="7"/>
${headline(picture.headline)}
${smallPrint(total, left - 1, 516, 'start', colour)}
${bars(picture)}
${stamp(picture)}
</svg>`
}

function smallPrint(
  text: string,
  x: number,
  y: number,
  anchor: 'start' | 'end',
  colour: SharingPicture['colour'],
): string {
  return `<text x="${x}" y="${y}" text-anchor="${anchor}" font-family="${mono}" font-size="29" letter-spacing="2.3" fill="${colour('ink-soft')}">${escapeXml(text.toUpperCase())}</text>`
}

function headline({ size, lines }: Headline): string {
  const step = size * headlineBox.lineHeight
  const firstBaseline = middle - (lines.length * step) / 2 + size * 0.83
  const texts = lines.map(
    (line, index) =>
      // The side bearing of a large letter would make it look indented against the rules.
      `<text x="${left - size * 0.05}" y="${firstBaseline + index * step}">${escapeXml(line)}</text>`,
  )
  return `<g font-size="${size}" letter-spacing="${size * headlineSpacing}">${texts.join('')}</g>`
}

function bars({ shares, colour }: SharingPicture): string {
  let x = left
  return shares
    .map((share, index) => {
      const width = (barsWidth * share) / 100
      const bar = `<rect x="${x}" y="534" width="${width}" height="18" fill="${colour(['ink', 'control', 'stamp'][index] ?? 'ink')}"/>`
      x += width
      return bar
    })
    .join('')
}

function stamp({ stamp: text, stampInk, colour }: SharingPicture): string {
  const word = text.toUpperCase()
  const spacing = 0.04
  const size = Math.min(54, 420 / textWidth(word, spacing))
  const width = textWidth(word, spacing) * size + size * 1.2
  const height = size * 1.75
  return `<g transform="translate(${1168 - width / 2} 536) rotate(-7) translate(${-width / 2} ${-height / 2})" fill="none" stroke="${stampInk}">
<rect x="-8" y="-8" width="${width + 16}" height="${height + 16}" rx="5" stroke-width="2.5" fill="${colour('paper')}"/>
<rect width="${width}" height="${height}" rx="4" stroke-width="7"/>
<text x="${size * 0.57}" y="${height / 2 + size * 0.345}" font-size="${size}" letter-spacing="${size * spacing}" fill="${stampInk}" stroke="none">${escapeXml(word)}</text></g>`
}
