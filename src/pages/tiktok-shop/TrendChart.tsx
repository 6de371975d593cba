import { Box } from '../../ui/drawings/Box.tsx'
import { Drawing } from '../../ui/drawings/Drawing.tsx'

const weeks = [10, 26, 66, 128, 196, 164, 96, 44, 18]

export function TrendChart() {
  return (
    <Drawing viewBox="0 0 474 342">
      <path d="M0 340H474" />
      <g className="daylight on-load unrolls">
        {weeks.map((height, week) => (
          <Box
            key={height}
            {...{ height }}
            x={week * 52 + 2}
            y={340}
            width={38}
            depth={14}
            material={height > 100 ? 'accent' : 'carton'}
          />
        ))}
        <Tumbler />
      </g>
    </Drawing>
  )
}

function Tumbler() {
  return (
    <g transform="translate(236 138) scale(1.3)">
      <path fill="var(--sheet)" d="M3-66 9-98l6 1-6 32z" />
      <path
        fill="var(--sheet)"
        d="M-21-58C-14-51 14-51 21-58L14-3C10 2-10 2-14-3zq21-9 42 0C14-51-14-51-21-58"
      />
      <path
        fill="var(--accent)"
        d="M-18.5-38q18.5 6 37 0l-3 24q-15.5 6-31 0z"
      />
      <path fill="var(--control)" d="M-24-64q24-11 48 0v7q-24 11-48 0z" />
    </g>
  )
}
