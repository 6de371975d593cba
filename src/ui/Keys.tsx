/** Numbered markers on a drawing, each at an "x y" position. A list explains them. */
export function Keys({ places }: { places: readonly string[] }) {
  return places.map((place, index) => (
    <g key={place} color="var(--paper)" transform={`translate(${place})`}>
      <circle fill="var(--ink)" r="13" />
      <text y="6" textAnchor="middle">
        {index + 1}
      </text>
    </g>
  ))
}
