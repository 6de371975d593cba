import type { ReportSection } from '../../content/types.ts'
import { Box } from '../../ui/Box.tsx'
import { balancedRows } from '../../ui/balanced-rows.ts'
import { Drawing } from '../../ui/Drawing.tsx'
import { Paragraph } from '../../ui/Prose.tsx'
import { Products } from './ReportDrawing.tsx'
import styles from './ReportSpreads.module.css'

const drawings = {
  recommendations,
  months,
  competitors,
  costs,
  factories,
} as const satisfies Record<ReportSection['drawing'], unknown>

export function ReportSpreads({ sections }: { sections: readonly ReportSection[] }) {
  return (
    <ol className={`${styles.report} ${balancedRows(sections.length - 1, 3)}`}>
      {sections.map(({ title, description, drawing }, index) => (
        <li key={title} className="daylight">
          <Drawing viewBox="-2 -12 488 230">{drawings[drawing]()}</Drawing>
          <h3 className="title">
            {index + 1} {title}
          </h3>
          <Paragraph className="soft">{description}</Paragraph>
        </li>
      ))}
    </ol>
  )
}

function recommendations() {
  return (
    <>
      <path fill="var(--sheet)" d="M0 198V8h240v190zM244 198V8h240v190z" />
      <path
        stroke="var(--rule)"
        strokeWidth="9"
        d="M24 44h150M24 72h110M24 116h170M24 144h90M24 172h140"
      />
      <g transform="translate(6 -234) scale(1.17)">
        <Products />
      </g>
    </>
  )
}

const sales = [48, 40, 52, 60, 72, 96, 120, 150, 168, 176, 144, 70]

function months() {
  return sales.map((height, month) => {
    const of = height > 100 ? 'accent' : 'carton'
    return <Box key={height} {...{ height, of }} x={month * 40 + 2} y={198} width={26} depth={9} />
  })
}

const cube = { width: 46, height: 46, depth: 13 }

function competitors() {
  const listings = [0, 1, 3].map((rival) => (
    <g key={rival} transform={`translate(${rival * 124} 0)`}>
      <Box x={0} y={198} width={96} height={190} depth={10} of="sheet" />
      <Box {...cube} x={22} y={92} />
      <path stroke="var(--rule)" strokeWidth="9" d="M18 124h56M18 148h44M18 172h50" />
    </g>
  ))
  const gap = <path key="gap" strokeDasharray="6 6" d="M248 8h106v190H248z" />
  return [...listings, gap, <Box key={2} {...cube} x={272} y={136} of="accent" />]
}

function costs() {
  return (
    <>
      <path strokeDasharray="6 6" d="M70 8h30M166 84h30M262 120h30M358 148h30" />
      <Box x={2} y={198} width={64} height={190} depth={14} of="sheet" />
      <Box x={100} y={84} width={64} height={76} depth={14} />
      <Box x={198} y={120} width={64} height={36} depth={14} />
      <Box x={296} y={148} width={64} height={28} depth={14} />
      <Box x={394} y={198} width={64} height={50} depth={14} of="passed" />
    </>
  )
}

function factories() {
  return [0, 1, 2, 3, 4].map((place) => (
    <g key={place} transform={`translate(${place * 97} 0)`}>
      {place < 3 ? <Factory /> : <path strokeDasharray="6 6" d={hall} />}
      {place < 3 && <path stroke="var(--passed)" strokeWidth="9" d="M22 62l14 14 26-34" />}
    </g>
  ))
}

const hall = 'M2 198V96l27 20V96l27 20V96l22 16v86z'

function Factory() {
  return (
    <g className="daylight" fill="var(--sheet)">
      <path d="M2 96l10-10 27 20-10 10zM29 96l10-10 27 20-10 10zM56 96l10-10 22 16-10 10z" />
      <path fill="var(--carton-edge)" d="M78 112l10-10v86l-10 10z" />
      <path fill="var(--carton)" d={hall} />
      <path d="M12 142v-14h20v14zM46 142v-14h20v14zM12 178v-14h20v14z" />
      <path fill="var(--sea)" d="M46 198v-34h20v34z" />
    </g>
  )
}
