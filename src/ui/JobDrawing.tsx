import type { Job } from '../content/types.ts'
import { Barcode } from './Barcode.tsx'
import { Box } from './Box.tsx'
import { Drawing } from './Drawing.tsx'

/** Each drawing with its left and its right end. */
const drawings = {
  quote: [quote, 20, 174],
  options: [options, 20, 314],
  sample: [sample, 8, 196],
  firstOrder: [firstOrder, 20, 266],
  footage: [footage, 32, 322],
  label: [label, 20, 232],
  dock: [dock, 12, 352],
} as const satisfies Record<Job, unknown>

interface JobDrawingProps {
  of: Job
  /** Whether it stands at the right end of its box instead of in the middle. */
  atEnd?: boolean
}

/** A job of the service, drawn as the thing that a buyer has in hand afterwards. */
export function JobDrawing({ of, atEnd }: JobDrawingProps) {
  const [draw, left, right] = drawings[of]
  const start = atEnd ? right - 399 : (left + right) / 2 - 200
  return <Drawing viewBox={`${start} -34 400 214`}>{draw()}</Drawing>
}

function quote() {
  return (
    <>
      <Box x={20} y={180} width={140} height={172} depth={14} of="sheet" />
      <path strokeWidth="6" d="M36 36h60" />
      <path fill="var(--carton)" d="M36 60h108v16H36zM36 84h60v16H36zM36 108h44v16H36z" />
      <path fill="var(--accent)" d="M36 138h108v28H36z" />
    </>
  )
}

function options() {
  return [0, 1, 2].map((option) => (
    <g key={option} transform={`translate(${20 + option * 92} 0)`}>
      <Box x={0} y={180} width={96} height={136 + option * 14} depth={14} of="sheet" />
      <path fill="var(--carton)" d="M16 110V76l20 14V76l20 14V76l20 14v20z" />
      <path strokeWidth="6" d={`M16 134h${56 - option * 12}M16 156h56`} />
    </g>
  ))
}

function sample() {
  return (
    <>
      <path fill="var(--ink)" d="M36 92 68 62H196L164 92z" />
      <path
        fill="var(--sheet)"
        fillRule="evenodd"
        d="M148 38h14q18 0 18 17t-18 17h-14zM148 49h12q9 0 9 6t-9 6h-12z"
      />
      <path fill="var(--sheet)" d="M82 92V30a36 9 0 0 1 72 0V92z" />
      <path fill="var(--carton-edge)" d="M82 30a36 9 0 0 0 72 0a36 9 0 0 0-72 0z" />
      <g className="daylight">
        <path fill="var(--carton-edge)" d="M164 92 196 62V150L164 180z" />
        <path fill="var(--carton)" d="M36 92H164V180H36z" />
        <path fill="color-mix(in oklab, var(--carton), white 40%)" d="M36 92H164L136 116H8z" />
      </g>
    </>
  )
}

function firstOrder() {
  return (
    <>
      <Box x={20} y={180} width={72} height={58} depth={18} />
      <Box x={98} y={180} width={72} height={58} depth={18} />
      <Box x={176} y={180} width={72} height={58} depth={18} />
      <Box x={98} y={122} width={72} height={58} depth={18} of="accent" />
    </>
  )
}

function footage() {
  const tripod = 'M96 112 52 180M96 112l44 68M96 112v68'
  return (
    <>
      <path strokeWidth="9" d={tripod} />
      <path strokeWidth="5" stroke="var(--sheet)" d={tripod} />
      <Box x={32} y={112} width={128} height={72} depth={16} of="sheet" />
      <circle fill="var(--ink)" cx="104" cy="76" r="26" />
      <circle fill="var(--accent)" cx="50" cy="58" r="7" />
      <Box x={206} y={180} width={94} height={80} depth={22}>
        <path stroke="var(--passed)" strokeWidth="9" d="M230 140l16 16 30-38" />
      </Box>
    </>
  )
}

function label() {
  return (
    <Box x={20} y={180} width={180} height={146} depth={32} taped>
      <path fill="var(--sheet)" d="M50 70H170V156H50z" />
      <Barcode x={62} y={84} width={96} height={58} />
    </Box>
  )
}

function dock() {
  const wheels = 'M48 160h0M150 160h0'
  return (
    <>
      <Box x={212} y={180} width={124} height={150} depth={16} of="sheet" />
      <path fill="var(--ink)" d="M228 66H320V180H228z" />
      <Box x={246} y={180} width={52} height={46} depth={14} taped />
      <path fill="var(--sheet)" d="M12 158v-42l14-30h32v72zM22 116l10-22h16v22z" />
      <Box x={62} y={158} width={128} height={94} depth={16} of="accent" />
      <path strokeWidth="40" d={wheels} />
      <path strokeWidth="14" stroke="var(--sheet)" d={wheels} />
    </>
  )
}
