import { beTheInspector } from '../../content/be-the-inspector.ts'
import { Box } from '../../ui/drawings/Box.tsx'
import { Drawing } from '../../ui/drawings/Drawing.tsx'
import {
  figureOf,
  type Inspection,
  type Mark,
  type Mat,
} from '../../worksheets/rules/inspection.ts'
import styles from './BeTheInspector.module.css'
import { RadioRow } from './RadioRow.tsx'

const {
  line,
  looks,
  marks: markLabels,
  mat: nameOf,
  notInspected,
} = beTheInspector

/** The sample on the inspection line. Visitors open one mat at a time. */
export function MatLine({
  inspection: { mats, mat, marks, measured },
  open,
}: {
  inspection: Inspection
  open: (number: string) => void
}) {
  const options = mats.map((each) => ({
    value: `${each.number}`,
    label: (
      <MatLabel
        mat={each}
        mark={marks.get(each.number)}
        isMeasured={measured.includes(each.number)}
      />
    ),
  }))
  return (
    <RadioRow
      legend={line}
      options={options}
      value={`${mat.number}`}
      onChange={open}
      className={styles.line}
    />
  )
}

interface MatLabelProps {
  mat: Mat
  mark: Mark | undefined
  isMeasured: boolean
}

function MatLabel({ mat, mark, isMeasured }: MatLabelProps) {
  const { number } = mat
  return (
    <span className={styles.mat} data-mark={mark}>
      <span className="visually-hidden">
        {nameOf(number)}, {lookOf(mat)} {!mark && notInspected}
      </span>
      <span aria-hidden="true">{number}</span>
      <MatDrawing mat={mat} />
      <span className={styles.mark}>
        {isMeasured && figureOf(mat.thicknessMm)}
        <br />
        {mark && markLabels[mark]}
      </span>
    </span>
  )
}

/** Text for screen readers about what others see at a glance. */
function lookOf(mat: Mat): string {
  return [
    isThinAtAGlance(mat) && `${looks.thin}, `,
    mat.isCreased && `${looks.creased}, `,
  ]
    .filter(Boolean)
    .join('')
}

/** A good mat can look thin too, so visitors have to measure it. */
const isThinAtAGlance = ({ thicknessMm }: Mat) => thicknessMm <= 0.68

/** A mat in its sleeve. The drawing exaggerates the thickness. */
function MatDrawing({ mat: { thicknessMm, isCreased } }: { mat: Mat }) {
  const height = Math.max(10, 26 + (thicknessMm - 0.7) * 150)
  const top = 64 - height
  const middle = isCreased
    ? `l-4-${height / 2}l8-${height / 2}l16-9l-4-9l14-10h52`
    : `v-${height}l28-28h52`
  return (
    <Drawing viewBox="-4 2 134 66">
      <g className="daylight">
        <Box
          x={0}
          y={64}
          width={98}
          height={height}
          depth={28}
          material="accent"
        />
        <path
          fill="var(--paper)"
          d={`M22 64${middle}l-28 28v${height}zM22 ${top}h52`}
        />
      </g>
    </Drawing>
  )
}
