import type { launchStoryboard } from '../content/tiktok-shop.ts'
import { Box } from '../ui/Box.tsx'
import { SlidingRow } from '../ui/SlidingRow.tsx'
import styles from './StoryboardFigure.module.css'
import { Tumbler } from './Tumbler.tsx'

const scenes = [Seen, Made, Checked, InStock]

/** A launch as a storyboard: upright frames side by side, each as far through the film as its place. */
export function StoryboardFigure({ storyboard }: { storyboard: typeof launchStoryboard }) {
  const { frames, caption, alternative } = storyboard
  return (
    <figure className={styles.figure}>
      <SlidingRow label={caption}>
        <svg className={styles.drawing} viewBox="0 16 1200 388" role="img" aria-label={alternative}>
          <path className={styles.line} d="M0 366H1200" />
          {scenes.map((Scene, index) => (
            <g key={frames[index]} transform={`translate(${index * 312})`}>
              <Box x={1} y={366} width={216} height={330} depth={18} of="ink" />
              <g transform="translate(10 45)">
                <rect className={styles.screen} data-scene={index} width="198" height="312" />
                <Scene />
                <path className={styles.track} d="M14 296H184" />
                <path
                  className={styles.played}
                  d={`M14 296h${((index + 1) / scenes.length) * 170}`}
                />
              </g>
              <text className={styles.name} x="1" y="399">
                {index + 1} {frames[index]}
              </text>
            </g>
          ))}
        </svg>
      </SlidingRow>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

function Seen() {
  return (
    <>
      <circle className={styles.ring} cx="92" cy="112" r="74" />
      <circle className={styles.light} cx="92" cy="112" r="74" />
      <path className={styles.table} d="M0 212H198V280H0z" />
      <path className={styles.tableTop} d="M0 190H198V212H0z" />
      <Tumbler x={92} y={200} scale={1.7} />
      <path
        className={styles.icon}
        d="M180 116c-4-8-14-5-12 4 1 5 7 9 12 13 5-4 11-8 12-13 2-9-8-12-12-4zM168 150h24v17h-13l-7 7v-7h-4zM168 200c2-9 8-13 15-13v-7l10 11-10 11v-7c-6 0-10 1-15 5z"
      />
    </>
  )
}

function Made() {
  return (
    <>
      <path
        className={styles.line}
        d="M99 0V34M48 250v30M134 250v30M14 62h34v44H14zM31 62v44M150 62h34v44h-34zM167 62v44"
      />
      <path className={styles.beam} d="M76 58 34 206H164L122 58z" />
      <path className={styles.lamp} d="M66 58c0-14 14-24 33-24s33 10 33 24z" />
      <Box x={1} y={250} width={166} height={18} depth={30} of="wall" />
      <Tumbler x={38} y={221} scale={0.8} parts={1} />
      <Tumbler x={96} y={221} scale={0.8} parts={2} />
      <Tumbler x={154} y={221} scale={0.8} />
    </>
  )
}

function Checked() {
  return (
    <>
      <path className={styles.table} d="M0 222H198V280H0z" />
      <path className={styles.tableTop} d="M0 200H198V222H0z" />
      <path className={styles.line} d="M16 40V16H40M158 16h24V40M16 250v24H40M158 274h24V250" />
      <circle className={styles.record} cx="32" cy="32" r="6" />
      <Tumbler x={104} y={212} scale={1.5} />
      <path className={styles.line} d="M36 62V212M28 62H60M28 212H76M28 100h8M28 137h8M28 174h8" />
      <circle className={styles.passed} cx="160" cy="228" r="28" />
      <path className={styles.tick} d="M147 229l9 10 17-21" />
    </>
  )
}

function InStock() {
  return (
    <>
      <Box x={14} y={232} width={74} height={58} depth={24} taped />
      <Box x={90} y={232} width={74} height={58} depth={24} taped />
      <Box x={52} y={174} width={74} height={58} depth={24} taped />
      <Tumbler x={101} y={108} scale={1.05} />
      <rect className={styles.button} x="24" y="250" width="150" height="30" rx="3" />
      <path className={styles.basket} d="M85 257h6l5 14h15l4-10H93M98 276h.010M109 276h.010" />
    </>
  )
}
