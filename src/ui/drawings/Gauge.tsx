import gauge from './gauge.svg'

export function Gauge({
  transform,
  reading,
}: {
  transform: string
  reading: string
}) {
  return (
    <g className="daylight" transform={transform}>
      <use href={`${gauge}#gauge`} />
      <text x="130" y="-349" textAnchor="middle" fontSize="30">
        {reading}
      </text>
    </g>
  )
}
