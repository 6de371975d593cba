import type { SVGProps } from 'react'

/** The widths of the bars and gaps, in modules. Their sum is 65. */
const rhythm = '312112132113121231112311213121121321131'

interface BarcodeProps extends SVGProps<SVGSVGElement> {
  modules?: number
}

/** Draws a barcode that doesn't encode a number. */
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
