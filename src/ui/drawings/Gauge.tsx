import gauge from './gauge.svg'

interface GaugeProps {
  transform: string
  reading: string
}

/** A digital thickness gauge on a stand. Its spindle rests on a mat on the stone base. */
export function Gauge({ transform, reading }: GaugeProps) {
  return (
    <g className="daylight" transform={transform}>
      <use href={`${gauge}#gauge`} />
      <text x="130" y="-349" textAnchor="middle" fontSize="30">
        {reading}
      </text>
    </g>
  )
}
