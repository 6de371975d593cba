import type { SVGProps } from 'react'

/** The widths of the bars and gaps, in modules. Their sum is 65. */
const rhythm = '312112132113121231112311213121121321131'

export function Barcode({
  modules = 65,
  ...box
}: SVGProps<SVGSVGElement> & { modules?: number }) {
  return (
    <svg
      {...box}
      viewBox={`0 0 ${modules} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
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
