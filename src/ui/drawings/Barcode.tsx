import type { SVGProps } from 'react'

/** Widths of alternating bars and gaps, in modules: 65 in all. The browser repeats the pattern. */
const rhythm = '312112132113121231112311213121121321131'

interface BarcodeProps extends SVGProps<SVGSVGElement> {
  modules?: number
}

/** A decorative barcode. Its bars don't encode a number. */
export function Barcode({ modules = 65, ...box }: BarcodeProps) {
  return (
    <svg {...box} viewBox={`0 0 ${modules} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path
        d={`M0 .5h${modules}`}
        stroke="currentColor"
        strokeWidth="1"
        strokeLinecap="butt"
        strokeDasharray={[...rhythm].join()}
      />
    </svg>
  )
}
