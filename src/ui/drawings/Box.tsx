import type { ReactNode } from 'react'

interface BoxProps {
  /** The lower left corner of the box's front. */
  x: number
  y: number
  width: number
  height: number
  depth: number
  material?: 'carton' | 'paper' | 'sheet' | 'rule' | 'ink' | 'accent' | 'passed' | 'sea'
  /** Draws a closed carton, with tape over the seam of its flaps and a shadow on the ground. */
  taped?: boolean
  /** Content that is drawn on the front of the box. */
  children?: ReactNode
}

/** A box with a front, a top and a right side. See `Drawing` for the projection and the light. */
export function Box({
  x,
  y,
  width,
  height,
  depth,
  material = 'carton',
  taped,
  children,
}: BoxProps) {
  const top = y - height
  const right = x + width
  const scale = depth / 16
  const long = width / scale
  const shade = (light: string) => `color-mix(in oklab, var(--${material}), ${light})`
  return (
    <g className={material === 'carton' ? 'daylight' : undefined}>
      <path
        fill={shade('white 40%')}
        d={`M${x} ${top}l${depth}-${depth}h${width}l-${depth} ${depth}z`}
      />
      <path
        // Don't mix cardboard with black, because the result would look grey.
        fill={material === 'carton' ? 'var(--carton-edge)' : shade('black 20%')}
        d={`M${right} ${top}l${depth}-${depth}v${height}l-${depth} ${depth}z`}
      />
      <path fill={`var(--${material})`} d={`M${x} ${top}h${width}v${height}h-${width}z`} />
      {taped && (
        <g stroke="none" transform={`translate(${right} ${top}) scale(${scale})`}>
          <path opacity=".2" fill="currentcolor" d={`M0 ${height / scale}l16-16h4l-16 16z`} />
          <path fill="var(--accent)" d={`M6-6h-${long}l4-4h${long}z`} />
          <path fill="var(--accent-strong)" d={`M8-8h-${long}v-.5h${long}zM6-6l4-4v9l-4 4z`} />
        </g>
      )}
      {children}
    </g>
  )
}
