import { beTheInspector } from '../../content/be-the-inspector.ts'
import { sampleThickness } from '../../content/example-goods.ts'
import { Barcode } from '../../ui/drawings/Barcode.tsx'
import { Box } from '../../ui/drawings/Box.tsx'
import { Drawing } from '../../ui/drawings/Drawing.tsx'
import type { Mat } from '../../worksheets/rules/inspection.ts'

const { value, tolerance } = sampleThickness

const base = 300
const unitsPerMm = 125
const heightAt = (mm: number) => base - mm * unitsPerMm

const tenths = Array.from({ length: 17 }, (_, index) => index)

/** The plate under the mat, the column, and the housing of the display, from back to front. */
const plate = {
  x: 66,
  y: 344,
  width: 218,
  height: 44,
  depth: 34,
  material: 'control',
} as const
const column = {
  x: 264,
  y: 318,
  width: 20,
  height: 250,
  depth: 14,
  material: 'paper',
} as const
const display = {
  x: 88,
  y: 66,
  width: 196,
  height: 50,
  depth: 14,
  material: 'paper',
} as const

interface GaugeDrawingProps {
  mat: Mat
  /** The distance between the probe and the base. It is not less than the thickness. */
  openingMm: number
  reading: string
}

/** The mat in the gauge, seen from the front, with a scale in millimetres. */
export function GaugeDrawing({ mat, openingMm, reading }: GaugeDrawingProps) {
  const tip = heightAt(openingMm) - 14
  return (
    <Drawing viewBox="0 0 330 352">
      <Scale />
      <g className="daylight">
        <Box {...plate} />
        <Box {...column} />
        <Box
          x={88}
          y={base}
          width={142}
          height={mat.thicknessMm * unitsPerMm}
          depth={28}
          material="accent"
        />
        <Allowed />
        <path
          fill="var(--control)"
          d={`M160 60V${tip - 20}h6l9 20 9-20h6V60z`}
        />
        <Box {...display} />
        <text x="186" y="54" textAnchor="middle" fontSize="38">
          {reading}
        </text>
      </g>
    </Drawing>
  )
}

function Scale() {
  const ticks = tenths.map((tenth) => {
    const length = tenth % 5 === 0 ? 26 : 12
    return `M66 ${heightAt(tenth / 10)}h-${length}`
  })
  return (
    <>
      <path strokeWidth="3" d={ticks.join('')} />
      {[0, 1].map((mm) => (
        <text
          key={mm}
          x="32"
          y={heightAt(mm) + 11}
          textAnchor="end"
          fontSize="32"
        >
          {mm}
        </text>
      ))}
    </>
  )
}

/** Two lines show the thickness that the approved sample allows. */
function Allowed() {
  const heights = [value + tolerance, value - tolerance].map(heightAt)
  return (
    <path
      stroke="var(--passed)"
      strokeWidth="4"
      strokeDasharray="10 8"
      d={heights.map((height) => `M70 ${height}h184`).join('')}
    />
  )
}

/** The front of the sleeve, or its back with the label. */
export function SleeveDrawing({
  mat: { isCreased },
  isTurned,
}: {
  mat: Mat
  isTurned: boolean
}) {
  const { sleeve } = beTheInspector
  const back = isCreased ? sleeve.creased : sleeve.flat
  return (
    <Drawing viewBox="0 0 330 352" alternative={isTurned ? back : sleeve.front}>
      <g className="daylight">
        <Box
          x={20}
          y={340}
          width={270}
          height={312}
          depth={20}
          material="accent"
        />
        <path fill="var(--paper)" d="M56 340V28l20-20h198l-20 20v312z" />
        <path d="M56 28h198" />
        {isTurned ? <Back isCreased={isCreased} /> : <Front />}
      </g>
    </Drawing>
  )
}

function Front() {
  return (
    <>
      <path fill="var(--carton)" d="M82 60h146v146H82z" />
      <circle fill="var(--accent)" cx="120" cy="98" r="19" />
      <path
        fill="var(--control)"
        d="M171 98a19 19 0 1 0 38 0 19 19 0 1 0-38 0zM101 168a19 19 0 1 0 38 0 19 19 0 1 0-38 0zm70 0a19 19 0 1 0 38 0 19 19 0 1 0-38 0z"
      />
      <path strokeWidth="12" d="M88 244h134" />
      <path strokeWidth="6" d="M88 276h96M88 300h116" />
    </>
  )
}

function Back({ isCreased }: { isCreased: boolean }) {
  return (
    <>
      <path strokeWidth="6" d="M82 62h120M82 86h146M82 110h84" />
      <path fill="var(--sheet)" d="M78 226h154v92H78z" />
      <Barcode x="90" y="238" width="130" height="46" />
      <text x="155" y="308" textAnchor="middle" fontSize="18">
        {beTheInspector.sleeve.origin}
      </text>
      {isCreased && (
        <>
          <path
            fill="var(--rule)"
            d="M56 186l52-34 44 22 58-50 44 16v20l-44-14-58 50-44-22-52 34z"
          />
          <path
            strokeWidth="5"
            d="M56 196l52-34 44 22 58-50 44 16M120 168l-10 30M190 150l14 30"
          />
        </>
      )}
    </>
  )
}
