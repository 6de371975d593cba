import { useEffect, useId, useRef, useState } from 'react'
import { beTheInspector } from '../../content/be-the-inspector.ts'
import {
  type Inspection,
  type Mark,
  type Mat,
  readingOf,
} from '../../worksheets/rules/inspection.ts'
import { GaugeDrawing, SleeveDrawing } from './BenchDrawings.tsx'
import styles from './BeTheInspector.module.css'
import { RadioRow } from './RadioRow.tsx'

const { gauge, sleeve, marks: markLabels } = beTheInspector

const markOptions = Object.entries(markLabels).map(([value, label]) => ({
  value: value as Mark,
  label,
}))

const openMm = 1.6

/** How much one step of the slider closes the gauge. */
const stepMm = 0.2

const steps = openMm / stepMm

interface BenchProps {
  inspection: Inspection
  /** Opens the mat with this number. */
  open: (number: number) => void
  setMeasured: (numbers: number[]) => void
  setMarks: (numbers: number[], mark: Mark) => void
}

/** The open mat: visitors measure it, turn its sleeve and mark what they found. */
export function Bench({ inspection, open, ...actions }: BenchProps) {
  const { round, mats, mat, marks, measured } = inspection
  const { number } = mat
  const bench = useRef<HTMLDivElement>(null)
  const rest = mats.filter((each) => !marks.has(each.number))
  const next =
    rest.find((each) => each.number > number) ?? rest[0] ?? mats[number]
  const movesFocus = useRef(false)
  const openNext = () => {
    movesFocus.current = true
    open(next?.number ?? 1)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: The slider of the next mat takes the focus.
  useEffect(() => {
    if (movesFocus.current) bench.current?.querySelector('input')?.focus()
    movesFocus.current = false
  }, [number])
  return (
    <div ref={bench} className={styles.bench}>
      <div key={`${round} ${number}`} className={styles.tools}>
        <GaugeTool
          mat={mat}
          isMeasured={measured.includes(number)}
          onMeasured={() =>
            actions.setMeasured([...new Set([...measured, number])])
          }
        />
        <SleeveTool mat={mat} />
      </div>
      <div>
        <RadioRow
          legend={beTheInspector.mark(number)}
          options={markOptions}
          value={marks.get(number)}
          onChange={(mark) => actions.setMarks([number], mark)}
        />
        <div className="cluster">
          <button type="button" className="text-button" onClick={openNext}>
            {beTheInspector.next}
          </button>
          <button
            type="button"
            className="text-button"
            onClick={() =>
              actions.setMarks(
                rest.map((each) => each.number),
                'none',
              )
            }
          >
            {beTheInspector.rest}
          </button>
        </div>
      </div>
    </div>
  )
}

function SleeveTool({ mat }: { mat: Mat }) {
  const [isTurned, setTurned] = useState(false)
  return (
    <div>
      <SleeveDrawing mat={mat} isTurned={isTurned} />
      <button
        type="button"
        className="text-button"
        aria-pressed={isTurned}
        onClick={() => setTurned(!isTurned)}
      >
        {sleeve.turn}
      </button>
      <output className="visually-hidden">
        {isTurned && (mat.isCreased ? sleeve.creased : sleeve.flat)}
      </output>
    </div>
  )
}

interface GaugeToolProps {
  mat: Mat
  isMeasured: boolean
  onMeasured: () => void
}

/** The slider lowers the probe until it touches the mat. */
function GaugeTool({ mat, isMeasured, onMeasured }: GaugeToolProps) {
  const id = useId()
  const [step, setStep] = useState(isMeasured ? steps : 0)
  const lowestMm = openMm - step * stepMm
  const isTouching = lowestMm <= mat.thicknessMm
  const openingMm = isTouching ? mat.thicknessMm : lowestMm
  const reading = readingOf(openingMm)
  return (
    <div>
      <GaugeDrawing mat={mat} openingMm={openingMm} reading={reading} />
      <label htmlFor={id} className="small">
        {gauge.slider}
      </label>
      <input
        id={id}
        type="range"
        className={styles.slider}
        max={steps}
        value={step}
        aria-valuetext={
          isTouching ? gauge.touching(reading) : `${reading}, ${gauge.open}`
        }
        onChange={(event) => {
          const next = Number(event.target.value)
          setStep(next)
          if (openMm - next * stepMm <= mat.thicknessMm) onMeasured()
        }}
      />
    </div>
  )
}
