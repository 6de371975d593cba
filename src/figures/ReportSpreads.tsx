import type { ReactNode } from 'react'
import { labels } from '../content/labels.ts'
import type { Point } from '../content/types.ts'
import { Prose } from '../ui/Prose.tsx'
import { SlidingRow } from '../ui/SlidingRow.tsx'
import planes from './Planes.module.css'
import styles from './ReportSpreads.module.css'

// What each section holds, in its order. The summary has the ranking for a second page.
const plots = [Trend, Months, Rivals, Waterfall, Factories] as const

/** A report as it lies open: its summary on two facing pages, then a page for each section. */
export function ReportSpreads({ sections }: { sections: readonly Point[] }) {
  return (
    <SlidingRow label={labels.reportPages}>
      <ol className={styles.report}>
        {sections.map(({ title, description }, index) => {
          const Plot = plots[index]
          return (
            <li key={title} className={styles.section}>
              <div className={styles.page}>
                {Plot && <Plot />}
                <h3>
                  <span aria-hidden="true">{index + 1}</span> {title}
                </h3>
                <p className="soft">
                  <Prose>{description}</Prose>
                </p>
              </div>
              {index === 0 && (
                <div className={styles.page}>
                  <Ranking />
                </div>
              )}
            </li>
          )
        })}
      </ol>
    </SlidingRow>
  )
}

function Drawing({ height = 200, children }: { height?: number; children: ReactNode }) {
  return (
    <svg
      className={`${planes.drawing} ${styles.drawing}`}
      viewBox={`0 0 480 ${height}`}
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

function Trend() {
  return (
    <Drawing>
      <path className={planes.words} d="M2 10H300M2 34H440M2 54H400M2 74H420" />
      <path className={planes.kraft} d="M2 196V172l80-14 70 8 90-34 76 10 82-36 78-6V196z" />
      <path className={planes.trend} d="M2 172l80-14 70 8 90-34 76 10 82-36 78-6" />
      <path className={planes.heavy} d="M2 197H478" />
    </Drawing>
  )
}

function Ranking() {
  return (
    <Drawing height={300}>
      {[0, 1, 2].map((place) => (
        <g key={place} transform={`translate(0 ${4 + place * 102})`}>
          <path className={place === 0 ? planes.red : planes.carton} d="M2 2h76v76H2z" />
          <text className={place === 0 ? planes.onRed : ''} x="40" y="58" textAnchor="middle">
            {place + 1}
          </text>
          <path
            className={planes.words}
            d={`M104 18H${440 - place * 60}M104 42h${250 - place * 40}`}
          />
          <path className={planes.words} d={`M104 64h${290 - place * 30}`} />
        </g>
      ))}
    </Drawing>
  )
}

function Months() {
  const heights = [48, 40, 52, 60, 72, 96, 120, 150, 168, 176, 144, 70]
  return (
    <Drawing>
      {heights.map((height, month) => (
        <path
          key={height}
          className={height > 100 ? planes.red : planes.carton}
          d={`M${month * 40 + 4} 196v-${height}h28v${height}z`}
        />
      ))}
      <path className={planes.heavy} d="M2 197H478" />
    </Drawing>
  )
}

function Rivals() {
  return (
    <Drawing>
      {[0, 1, 2, 3].map((rival) => (
        <g key={rival} transform={`translate(${rival * 122} 0)`}>
          <path className={rival === 2 ? styles.gap : planes.sheet} d="M2 2h108v194H2z" />
          {rival !== 2 && (
            <>
              <path
                className={planes.carton}
                d="M30 46 42 34H84L72 46zM72 46 84 34V76L72 88zM30 46H72V88H30z"
              />
              <path className={planes.words} d={`M16 116h${80 - rival * 8}M16 136h64`} />
              <path className={planes.trend} d={`M16 170h${76 - rival * 16}`} />
            </>
          )}
        </g>
      ))}
    </Drawing>
  )
}

function Waterfall() {
  return (
    <Drawing>
      <path className={planes.kraft} d="M4 196V8h68v188z" />
      <path className={planes.carton} d="M100 8h68v74h-68zM196 82h68v36h-68zM292 118h68v26h-68z" />
      <path className={styles.profit} d="M392 144h68v52h-68z" />
      <path className={styles.step} d="M72 8h28M168 82h28M264 118h28M360 144h32" />
      <path className={planes.heavy} d="M2 197H478" />
    </Drawing>
  )
}

function Factories() {
  return (
    <Drawing>
      {[0, 1, 2, 3, 4].map((factory) => (
        <g key={factory} transform={`translate(${factory * 97} 0)`}>
          <path
            className={factory < 3 ? planes.carton : styles.gap}
            d="M4 196V96l28 20V96l28 20V96l22 16v84zM60 100V44h14v62"
          />
          {factory < 3 && <path className={planes.tick} d="M24 156l14 14 26-34" />}
        </g>
      ))}
      <path className={planes.heavy} d="M2 197H478" />
    </Drawing>
  )
}
