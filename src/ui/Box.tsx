import type { ReactNode } from 'react'

interface BoxProps {
  /** The lower left corner of its front. */
  x: number
  y: number
  width: number
  height: number
  depth: number
  of?: 'carton' | 'paper' | 'sheet' | 'rule' | 'ink' | 'accent' | 'passed' | 'sea'
  /** Draws tape along the top that hangs down the side. */
  taped?: boolean
  /** What is printed on its front. */
  children?: ReactNode
}

/** A box in cabinet projection: its front, and the planes above and beside it, lit from the left. */
export function Box({ x, y, width, height, depth, of = 'carton', taped, children }: BoxProps) {
  const top = y - height
  const right = x + width
  const near = depth * 0.375
  const strip = depth * 0.25
  const shade = (light: string) => `color-mix(in oklab, var(--${of}), ${light})`
  return (
    <g className={of === 'carton' ? 'daylight' : undefined}>
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
      {taped && (
        <path
          fill="var(--accent)"
          stroke="none"
          d={`M${x + near} ${top - near}h${width}l${strip}-${strip}h-${width}zm${width} 0l${strip}-${strip}v${height / 5}l-${strip} ${strip}z`}
        />
      )}
      {children}
    </g>
  )
}
