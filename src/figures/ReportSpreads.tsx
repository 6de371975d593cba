import { labels } from '../content/labels.ts'
import type { Point } from '../content/types.ts'
import { Box } from '../ui/Box.tsx'
import { Drawing } from '../ui/Drawing.tsx'
import { Prose } from '../ui/Prose.tsx'
import { SlidingRow } from '../ui/SlidingRow.tsx'
import styles from './ReportSpreads.module.css'

// What each section holds, in its order.
const plots = [Ranking, Months, Rivals, Waterfall, Factories] as const

/** A report as it lies open, a page for each section. */
export function ReportSpreads({ sections }: { sections: readonly Point[] }) {
  return (
    <SlidingRow label={labels.reportPages}>
      <ol className={styles.report}>
        {sections.map(({ title, description }, index) => {
          const Plot = plots[index]
          return (
            <li key={title}>
              {Plot && (
                <Drawing viewBox="-2 -2 484 204">
                  <Plot />
                </Drawing>
              )}
              <h3>
                {index + 1} {title}
              </h3>
              <p className="soft">
                <Prose>{description}</Prose>
              </p>
            </li>
          )
        })}
      </ol>
    </SlidingRow>
  )
}

function Ranking() {
  return [0, 1, 2].map((place) => (
    <g key={place} fontSize="36" textAnchor="middle" transform={`translate(0 ${place * 70})`}>
      <path fill={place === 0 ? 'var(--stamp)' : 'var(--kraft)'} d="M0 0h60v60H0z" />
      <text color={place === 0 ? 'var(--on-stamp)' : undefined} x="30" y="43">
        {place + 1}
      </text>
      <path
        stroke="var(--rule)"
        strokeWidth="9"
        d={`M84 18h${380 - place * 70}M84 44h${260 - place * 50}`}
      />
    </g>
  ))
}

const sales = [48, 40, 52, 60, 72, 96, 120, 150, 168, 176, 144, 70]

function Months() {
  const bars = (isPeak: boolean) =>
    sales
      .map((height, month) =>
        height > 100 === isPeak ? `M${month * 40 + 4} 198v-${height}h30v${height}z` : '',
      )
      .join('')
  return (
    <>
      <path fill="var(--carton)" d={bars(false)} />
      <path fill="var(--stamp)" d={bars(true)} />
      <path strokeWidth="5" d="M0 198H480" />
    </>
  )
}

function Rivals() {
  const listings = [0, 1, 3].map((rival) => (
    <g key={rival} transform={`translate(${rival * 124} 0)`}>
      <path fill="var(--paper)" d="M0 0h108v200H0z" />
      <Box x={26} y={92} width={44} height={44} depth={12} />
      <path
        stroke="var(--rule)"
        strokeWidth="9"
        d={`M18 124h${72 - rival * 8}M18 148h52M18 172h${64 - rival * 12}`}
      />
    </g>
  ))
  const gap = <path key="gap" strokeDasharray="6 6" d="M248 0h108v200H248z" />
  return [...listings, gap]
}

function Waterfall() {
  return (
    <>
      <path fill="var(--kraft)" d="M4 198V6h72v192z" />
      <path fill="var(--carton)" d="M102 6h72v76h-72zM200 82h72v36h-72zM298 118h72v28h-72z" />
      <path fill="var(--passed)" d="M396 146h72v52h-72z" />
      <path strokeDasharray="6 6" d="M76 6h26M174 82h26M272 118h26M370 146h26" />
      <path strokeWidth="5" d="M0 198H480" />
    </>
  )
}

function Factories() {
  return (
    <>
      {[0, 1, 2, 3, 4].map((factory) => (
        <g key={factory} transform={`translate(${factory * 97} 0)`}>
          <path
            fill={factory < 3 ? 'var(--carton)' : 'none'}
            strokeDasharray={factory < 3 ? undefined : '6 6'}
            d="M4 198V96l28 20V96l28 20V96l22 16v86z"
          />
          {factory < 3 && <path stroke="var(--passed)" strokeWidth="9" d="M24 158l14 14 26-34" />}
        </g>
      ))}
      <path strokeWidth="5" d="M0 198H480" />
    </>
  )
}
