import type { Storyboard } from '../../content/types.ts'
import { Box } from '../../ui/Box.tsx'
import { Drawing } from '../../ui/Drawing.tsx'
import styles from './StoryboardFigure.module.css'
import { Tumbler } from './Tumbler.tsx'

const scenes = [Seen, Made, Checked, InStock]
const grounds = ['kraft', 'sheet', 'kraft', 'sea']

/** A launch as a storyboard: lit screens, with a progress bar that is longer on each. */
export function StoryboardFigure({ storyboard }: { storyboard: Storyboard }) {
  const { frames, caption, alternative } = storyboard
  return (
    <figure className="stack">
      <div className={styles.storyboard} role="img" aria-label={alternative}>
        {scenes.map((Scene, index) => (
          <Drawing key={frames[index]} viewBox="0 16 236 396">
            <Box x={1} y={366} width={216} height={330} depth={18} of="sea" />
            <g className="daylight" transform="translate(10 45)">
              <path fill={`var(--${grounds[index]})`} d="M0 0H198V312H0z" />
              <Scene />
              <path stroke="var(--accent)" strokeWidth="6" d={`M14 296h${42 * (index + 1)}`} />
            </g>
            <text x="1" y="402" fontSize="26">
              {index + 1} {frames[index]}
            </text>
          </Drawing>
        ))}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

function Seen() {
  return (
    <>
      <circle fill="var(--sheet)" cx="99" cy="116" r="82" />
      <circle fill="var(--kraft)" cx="99" cy="116" r="64" />
      <path fill="var(--carton)" d="M0 196H198V276H0z" />
      <Tumbler x={99} y={222} scale={1.9} />
    </>
  )
}

function Made() {
  return (
    <>
      <path fill="var(--carton)" d="M99 0V30M68 60 10 240H188L130 60z" />
      <path fill="var(--accent)" d="M62 60q4-30 37-30t37 30z" />
      <Box x={8} y={276} width={154} height={36} depth={28} of="ink" />
      <Tumbler x={38} y={228} scale={0.85} parts={1} />
      <Tumbler x={97} y={228} scale={0.85} parts={2} />
      <Tumbler x={156} y={228} scale={0.85} />
    </>
  )
}

function Checked() {
  return (
    <>
      <path fill="var(--carton)" d="M0 206H198V276H0z" />
      <path d="M24 72V226M14 72H40M14 226H40M24 110h10M24 149h10M24 188h10" />
      <Tumbler x={104} y={226} scale={1.6} />
      <circle fill="var(--passed)" cx="156" cy="222" r="30" />
      <path stroke="var(--sheet)" strokeWidth="6" d="M142 223l10 11 19-23" />
    </>
  )
}

function InStock() {
  return (
    <>
      <path fill="var(--sheet)" d="M0 240H198v8H0z" />
      <Box x={10} y={240} width={76} height={60} depth={24} taped />
      <Box x={88} y={240} width={76} height={60} depth={24} taped />
      <Box x={50} y={180} width={76} height={60} depth={24} taped />
      <Tumbler x={101} y={110} scale={1.05} />
      <path fill="var(--accent)" d="M24 252H174v30H24z" />
      <path stroke="var(--sheet)" strokeWidth="5" d="M68 267h62" />
    </>
  )
}
