import type { Point } from '../content/types.ts'
import { Prose } from '../ui/Prose.tsx'
import planes from './Planes.module.css'
import styles from './ReasonShelf.module.css'

const drawings = [Quote, Options, Sample, FirstOrder, Footage, Dock] as const

/** Reasons, each with the thing that a buyer has in hand for it, side by side on shelves. */
export function ReasonShelf({ reasons }: { reasons: readonly Point[] }) {
  return (
    <ul className={styles.shelf}>
      {reasons.map(({ title, description }, index) => {
        const Drawing = drawings[index]
        return (
          <li key={title} className={styles.reason}>
            <svg
              className={`${planes.drawing} ${styles.drawing}`}
              viewBox="0 -14 360 194"
              aria-hidden="true"
            >
              {Drawing && <Drawing />}
            </svg>
            <h3>{title}</h3>
            <p className="soft">
              <Prose>{description}</Prose>
            </p>
          </li>
        )
      })}
    </ul>
  )
}

function Quote() {
  return (
    <>
      <path className={planes.side} d="M150 8h14v172h-14z" />
      <path className={planes.sheet} d="M20 8H150V180H20z" />
      <path className={planes.heavy} d="M36 36h60" />
      <path className={planes.carton} d="M36 56h98v16H36z" />
      <path className={planes.kraft} d="M36 80h52v16H36z" />
      <path className={planes.top} d="M36 104h38v16H36z" />
      <path className={planes.red} d="M36 136h98v26H36z" />
    </>
  )
}

function Options() {
  return (
    <>
      {[0, 1, 2].map((option) => (
        <g key={option} transform={`translate(${20 + option * 84} ${32 - option * 12})`}>
          <path className={planes.side} d={`M96 8h12v${140 + option * 12}h-12z`} />
          <path className={planes.sheet} d={`M0 8H96v${140 + option * 12}H0z`} />
          <path className={planes.carton} d="M14 64V34l18 12V34l18 12V34l18 12V64z" />
          <path className={planes.heavy} d={`M14 86h${46 - option * 8}M14 108h60`} />
        </g>
      ))}
    </>
  )
}

function Sample() {
  return (
    <>
      <path className={planes.side} d="M164 92 196 62V150L164 180z" />
      <path className={planes.sea} d="M36 92 68 62H196L164 92z" />
      <path className={planes.top} d="M82 84V30q0-8 36-8t36 8V84z" />
      <path className={planes.top} d="M154 40h14q14 0 14 14t-14 14h-14" />
      <path className={planes.carton} d="M36 92H164V180H36z" />
      <path className={planes.top} d="M36 92 8 116H136l28-24z" />
    </>
  )
}

function FirstOrder() {
  return (
    <>
      {[
        { x: 20, y: 122 },
        { x: 98, y: 122 },
        { x: 176, y: 122 },
        { x: 58, y: 64 },
        { x: 136, y: 64 },
        { x: 98, y: 24 },
      ].map(({ x, y }, index) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${index === 5 ? 6 : y})`}>
          <path className={planes.top} d="M0 0 18-16H90L72 0z" />
          <path className={planes.side} d="M72 0 90-16V42L72 58z" />
          <path className={index === 5 ? planes.red : planes.carton} d="M0 0H72V58H0z" />
        </g>
      ))}
    </>
  )
}

function Footage() {
  return (
    <>
      <path className={planes.heavy} d="M96 112 52 180M96 112l44 68M96 112v68" />
      <path className={planes.top} d="M32 40 48 26H176L160 40z" />
      <path className={planes.side} d="M160 40l16-14v72l-16 14z" />
      <path className={planes.kraft} d="M32 40H160V112H32z" />
      <circle className={planes.sea} cx="104" cy="76" r="27" />
      <circle className={planes.sheet} cx="104" cy="76" r="12" />
      <circle className={planes.red} cx="50" cy="56" r="7" />
      <path className={planes.sheet} d="M206 92H300V180H206z" />
      <path className={planes.carton} d="M222 108h62v46h-62z" />
      <path className={planes.tick} d="M238 132l12 12 22-28" />
    </>
  )
}

function Dock() {
  return (
    <>
      <path className={planes.sheet} d="M196 20H350V180H196z" />
      <path className={planes.sea} d="M222 62H324V180H222z" />
      <path className={planes.kraft} d="M222 62H324V84H222zM222 73H324" />
      <path className={planes.top} d="M24 62 40 48H206L190 62z" />
      <path className={planes.red} d="M24 62H190V156H24z" />
      <path className={planes.side} d="M190 62l16-14v94l-16 14z" />
      <circle className={planes.sea} cx="64" cy="160" r="19" />
      <circle className={planes.sea} cx="150" cy="160" r="19" />
      <path className={planes.carton} d="M240 132h52v48h-52z" />
    </>
  )
}
