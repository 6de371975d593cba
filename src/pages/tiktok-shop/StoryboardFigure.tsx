import type { ReactNode } from 'react'
import type { launchStoryboard } from '../../content/tiktok-shop.ts'
import { Box } from '../../ui/drawings/Box.tsx'
import { Drawing } from '../../ui/drawings/Drawing.tsx'
import styles from './StoryboardFigure.module.css'
import { Tumbler } from './Tumbler.tsx'

const scenes = [Seen, Made, Checked, InStock]
const grounds = ['kraft', 'sheet', 'kraft', 'sea']
const screen = { x: 4, y: 18, width: 208, height: 372, rx: 28 }

export function StoryboardFigure({ storyboard }: { storyboard: typeof launchStoryboard }) {
  const { frames, caption } = storyboard
  return (
    <figure className="stack">
      <ol className={styles.storyboard}>
        {scenes.map((Scene, index) => (
          <li key={frames[index]} className="stack">
            <Drawing viewBox="-1 3 228 393">
              <Phone>
                <rect fill={`var(--${grounds[index]})`} {...screen} />
                <g transform="translate(9 61)">
                  <Scene />
                  <path
                    className="on-load grows"
                    stroke="var(--accent)"
                    strokeWidth="6"
                    d={`M16 296h${41 * (index + 1)}`}
                  />
                </g>
              </Phone>
            </Drawing>
            <p className="title">
              <strong>
                {index + 1} {frames[index]}
              </strong>
            </p>
          </li>
        ))}
      </ol>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

// The bezel is drawn on top of the screen and covers its edges.
function Phone({ children }: { children: ReactNode }) {
  return (
    <g className="daylight">
      <rect fill="var(--control)" x="12" y="4" width="214" height="378" rx="32" />
      {/* Keeps the screen opaque in print, where `--sea` is transparent. */}
      <rect fill="var(--sheet)" {...screen} />
      {children}
      <rect stroke="var(--ink)" strokeWidth="10" {...screen} />
      <path stroke="var(--control)" strokeWidth="14" d="M90 40h36" />
    </g>
  )
}

function Seen() {
  return (
    <>
      <circle fill="var(--sheet)" cx="99" cy="116" r="82" />
      <circle fill="var(--kraft)" cx="99" cy="116" r="64" />
      <path fill="var(--carton)" d="M-5 196H203V276H-5z" />
      <Tumbler x={99} y={222} scale={1.9} />
      <path fill="var(--accent)" d="M178 182c-18-14-12-28-6-28q4 0 6 5 2-5 6-5c6 0 12 14-6 28z" />
      <path fill="var(--sheet)" d="M166 200h24v18h-12l-8 7v-7h-4z" />
    </>
  )
}

function Made() {
  return (
    <>
      {/* The ceiling is below the camera cutout, which would otherwise hide the lamp's cord. */}
      <path d="M-5-4H203M99-4V32" />
      <path fill="var(--carton)" stroke="none" d="M62 60q37 11 74 0l52 180H10z" />
      <path fill="var(--accent)" d="M62 60q4-30 37-30t37 30q-37 11-74 0z" />
      <Box x={8} y={276} width={154} height={36} depth={28} material="ink" />
      <Tumbler x={38} y={228} scale={0.85} parts={1} />
      <Tumbler x={97} y={228} scale={0.85} parts={2} />
      <Tumbler x={156} y={228} scale={0.85} />
    </>
  )
}

function Checked() {
  return (
    <>
      <path fill="var(--carton)" d="M-5 206H203V276H-5z" />
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
      <path fill="var(--sheet)" d="M-5 240H203v8H-5z" />
      <Box x={10} y={240} width={76} height={60} depth={24} taped />
      <Box x={88} y={240} width={76} height={60} depth={24} taped />
      <Box x={50} y={180} width={76} height={60} depth={24} taped />
      <Tumbler x={101} y={110} scale={1.05} />
    </>
  )
}
