import type { launchStoryboard } from '../content/tiktok-shop.ts'
import styles from './StoryboardFigure.module.css'

interface StoryboardFigureProps {
  storyboard: typeof launchStoryboard
  /** How long the three frames take, in words. */
  timeline: string
}

const scenes = [Seen, Made, InStock]

/** A launch as a storyboard: three upright frames and the bar on which they play. */
export function StoryboardFigure({ storyboard, timeline }: StoryboardFigureProps) {
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.drawing}
        viewBox="0 0 400 318"
        role="img"
        aria-label={storyboard.alternative}
      >
        {scenes.map((Scene, index) => (
          <g key={storyboard.frames[index]} transform={`translate(${index * 137})`}>
            <rect className={styles.frame} x="1" y="1" width="124" height="220" rx="6" />
            <Scene />
            <text className={styles.label} x="1" y="244">
              {index + 1} {storyboard.frames[index]}
            </text>
          </g>
        ))}
        <path className={styles.track} d="M6 276H394" />
        <path className={styles.played} d="M6 276H394" />
        <circle className={styles.knob} cx="389" cy="276" r="9" />
        <text className={styles.time} x="399" y="310" textAnchor="end">
          {timeline}
        </text>
      </svg>
      <figcaption>{storyboard.caption}</figcaption>
    </figure>
  )
}

function Seen() {
  return (
    <>
      <path className={styles.line} d="M16 40V24h16M94 24h16V40M16 168v16h16M94 184h16V168" />
      <circle className={styles.record} cx="26" cy="203" r="5" />
      <path className={styles.line} d="M40 203H108" />
      <Tumbler x={63} y={112} scale={1.15} />
    </>
  )
}

function Made() {
  return (
    <>
      <path className={styles.line} d="M63 1V30M36 56C36 40 48 30 63 30S90 40 90 56zM1 168H125" />
      <path className={styles.light} d="M40 62 18 160M86 62 108 160" />
      {[27, 63, 99].map((x) => (
        <g key={x}>
          <Tumbler x={x} y={142} scale={0.62} />
          <path className={styles.tick} d={`M${x - 8} 193l6 6 11-13`} />
        </g>
      ))}
    </>
  )
}

function InStock() {
  return (
    <>
      <Tumbler x={63} y={78} scale={0.95} />
      <path className={styles.carton} d="M23 112H103V168H23z" />
      <path className={styles.carton} d="M23 112 10 128H50L58 112zM103 112 116 128H76L68 112z" />
      <path className={styles.tape} d="M63 132V168" />
      <rect className={styles.button} x="15" y="186" width="96" height="22" rx="3" />
      <path className={styles.basket} d="M51 191h5l4 10h12l3-7H57.500M61 205h.01M71 205h.01" />
    </>
  )
}

function Tumbler({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g className={styles.tumbler} transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M6-36 12-64" />
      <path className={styles.body} d="M-22-28H22L14 40H-14z" />
      <path className={styles.band} d="M-19.600-8H19.600L16.800 16H-16.800z" />
      <path className={styles.lid} d="M-25-36H25V-28H-25z" />
    </g>
  )
}
