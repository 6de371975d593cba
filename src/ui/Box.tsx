import type { ReactNode } from 'react'

interface BoxProps {
  /** The lower left corner of its front. */
  x: number
  y: number
  width: number
  height: number
  depth: number
  of?: 'carton' | 'paper' | 'sheet' | 'rule' | 'ink' | 'accent' | 'passed' | 'sea'
  /** Draws a closed carton: tape over the seam of its flaps, and its shadow on the ground. */
  taped?: boolean
  /** What is printed on its front. */
  children?: ReactNode
}

/** A box: its front, and the planes above and beside it. `Drawing` explains projection and light. */
export function Box({ x, y, width, height, depth, of = 'carton', taped, children }: BoxProps) {
  const top = y - height
  const right = x + width
  const shade = (light: string) => `color-mix(in oklab, var(--${of}), ${light})`
  return (
    <g className={of === 'carton' ? 'daylight' : undefined}>
      {taped && (
        <path
          fill="currentcolor"
          opacity=".2"
          stroke="none"
          d={`M${right} ${y}l${depth}-${depth}h${depth * 0.6}l-${depth} ${depth}z`}
        />
      )}
      <path
        fill={shade('white 40%')}
        d={`M${x} ${top}l${depth}-${depth}h${width}l-${depth} ${depth}z`}
      />
      <path
        // Mixing in black, as for the others, would turn cardboard grey.
        fill={of === 'carton' ? 'var(--carton-edge)' : shade('black 20%')}
        d={`M${right} ${top}l${depth}-${depth}v${height}l-${depth} ${depth}z`}
      />
      <path fill={`var(--${of})`} d={`M${x} ${top}h${width}v${height}h-${width}z`} />
      {taped && <Tape {...{ x, top, width, depth }} end={height / 5} />}
      {children}
    </g>
  )
}

// The tape's end hangs down the side, torn off in teeth.
function Tape(box: Record<'x' | 'top' | 'width' | 'depth' | 'end', number>) {
  const { x, top, width, depth, end } = box
  const near = depth * 0.375
  const strip = depth * 0.25
  const tooth = `l-${strip / 4} ${strip * 0.6}l-${strip / 4}-${strip * 0.1}`
  return (
    <g stroke="none" transform={`translate(${x + near} ${top - near})`}>
      <path fill="var(--accent)" d={`M0 0h${width}l${strip}-${strip}h-${width}z`} />
      <path
        fill="var(--accent-strong)"
        d={`M${width} 0l${strip}-${strip}v${end}${tooth}${tooth}zM${strip * 0.45}-${strip * 0.45}h${width}l${strip / 10}-${strip / 10}h-${width}z`}
      />
    </g>
  )
}
