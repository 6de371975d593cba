interface TumblerProps {
  /** The coordinates of the centre of the base. */
  x: number
  y: number
  scale: number
  /** The parts to draw: 1 draws the cup, 2 adds the sleeve, 3 adds the lid and the straw. */
  parts?: 1 | 2 | 3
}

export function Tumbler({ x, y, scale, parts = 3 }: TumblerProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {parts > 2 && <path fill="var(--sheet)" d="M3-66 9-98l6 1-6 32z" />}
      <path
        fill="var(--sheet)"
        d="M-21-58C-14-51 14-51 21-58L14-3C10 2-10 2-14-3zq21-9 42 0C14-51-14-51-21-58"
      />
      {parts > 1 && <path fill="var(--accent)" d="M-18.5-38q18.5 6 37 0l-3 24q-15.5 6-31 0z" />}
      {parts > 2 && <path fill="var(--ink)" d="M-24-64q24-11 48 0v7q-24 11-48 0z" />}
    </g>
  )
}
