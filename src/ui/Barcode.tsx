import type { SVGProps } from 'react'

// The widths of alternating bars and gaps, in modules.
const rhythm = '312112132113121231112311213121121321131'

/** A decorative barcode. Its bars encode no number. */
export function Barcode(box: SVGProps<SVGSVGElement>) {
  let at = 0
  let bars = ''
  for (const [index, module] of [...rhythm].entries()) {
    if (index % 2 === 0) bars += `M${at} 0h${module}v1h-${module}z`
    at += Number(module)
  }
  return (
    <svg {...box} viewBox={`0 0 ${at} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path d={bars} fill="currentColor" stroke="none" />
    </svg>
  )
}
