import type { ReactNode } from 'react'

interface BoxProps {
  /** `x` and `y` are the coordinates of the front face's lower-left corner. */
  x: number
  y: number
  width: number
  height: number
  depth: number
  material?:
    | 'carton'
    | 'paper'
    | 'sheet'
    | 'rule'
    | 'ink'
    | 'accent'
    | 'control'
    | 'passed'
    | 'sea'
  taped?: boolean
  children?: ReactNode
}

export function Box(props: BoxProps) {
  const {
    x,
    y,
    width,
    height,
    depth,
    material = 'carton',
    taped,
    children,
  } = props
  const top = y - height
  const right = x + width
  const scale = depth / 16
  const long = width / scale
  const shade = (light: string) =>
    `color-mix(in oklab, var(--${material}), ${light})`
  return (
    <g className={material === 'carton' ? 'daylight' : undefined}>
      <path
        fill={shade('white 40%')}
        d={`M${x} ${top}l${depth}-${depth}h${width}l-${depth} ${depth}z`}
      />
      <path
        // The cardboard colour would look grey if mixed with black, so cardboard has its own edge
        // colour.
        fill={material === 'carton' ? 'var(--carton-edge)' : shade('black 20%')}
        d={`M${right} ${top}l${depth}-${depth}v${height}l-${depth} ${depth}z`}
      />
      <path
        fill={`var(--${material})`}
        d={`M${x} ${top}h${width}v${height}h-${width}z`}
      />
      {taped && (
        <g
          stroke="none"
          transform={`translate(${right} ${top}) scale(${scale})`}
        >
          <path
            opacity=".2"
            fill="currentcolor"
            d={`M0 ${height / scale}l16-16h4l-16 16z`}
          />
          <path fill="var(--accent)" d={`M6-6h-${long}l4-4h${long}z`} />
          <path
            fill="var(--accent-strong)"
            d={`M8-8h-${long}v-.5h${long}zM6-6l4-4v9l-4 4z`}
          />
        </g>
      )}
      {children}
    </g>
  )
}
