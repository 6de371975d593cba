import styles from './Box.module.css'

interface BoxProps {
  /** The lower left corner of its front. */
  x: number
  y: number
  width: number
  height: number
  depth: number
  of?: 'cardboard' | 'pale' | 'wall' | 'ink' | 'stamp'
  /** Closed with a strip along its top that hangs down its side. */
  taped?: boolean
}

/** A box in cabinet projection: its front, and the planes above and beside it, lit from the left. */
export function Box({ x, y, width, height, depth, of = 'cardboard', taped }: BoxProps) {
  const top = y - height
  const right = x + width
  const near = depth * 0.36
  const strip = depth * 0.28
  return (
    <g className={styles.box} data-of={of}>
      <path
        className={styles.top}
        d={`M${x} ${top}l${depth}-${depth}h${width}l-${depth} ${depth}z`}
      />
      <path
        className={styles.side}
        d={`M${right} ${top}l${depth}-${depth}v${height}l-${depth} ${depth}z`}
      />
      <path className={styles.front} d={`M${x} ${top}h${width}v${height}h-${width}z`} />
      {taped && (
        <path
          className={styles.tape}
          d={`M${x + near} ${top - near}h${width}l${strip}-${strip}h-${width}zm${width} 0l${strip}-${strip}v${height * 0.17}l-${strip} ${strip}z`}
        />
      )}
    </g>
  )
}
