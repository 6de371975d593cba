import type { SVGProps } from 'react'

/** The widths of alternating bars and gaps, in modules. Their sum is 65. */
const rhythm = '312112132113121231112311213121121321131'

/** A decorative barcode. Its bars encode no number. */
export function Barcode(box: SVGProps<SVGSVGElement>) {
  return (
    <svg {...box} viewBox="0 0 65 1" preserveAspectRatio="none" aria-hidden="true">
      <path
        d="M0 .5h65"
        stroke="currentColor"
        strokeWidth="1"
        strokeLinecap="butt"
        strokeDasharray={[...rhythm].join()}
      />
    </svg>
  )
}
