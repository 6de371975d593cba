import type { prepCarton } from '../../content/amazon-fba.ts'
import type { CartonCheck } from '../../content/types.ts'
import { Barcode } from '../../ui/Barcode.tsx'
import { Box } from '../../ui/Box.tsx'
import { balancedRows } from '../../ui/balanced-rows.ts'
import { Drawing } from '../../ui/Drawing.tsx'
import { Keys } from '../../ui/Keys.tsx'
import styles from './PrepFigure.module.css'

const places = { unit: '138 262', label: '324 112', marks: '144 180', seam: '86 69' }

// A check's number is drawn on the side of the carton if the drawing has no part for that check, or
// if that part already has a number.
function placeOf({ part }: CartonCheck, index: number, checks: readonly CartonCheck[]) {
  const isFirst = checks.findIndex((check) => check.part === part) === index
  return part && isFirst ? places[part] : `364 ${320 - (index % 8) * 34}`
}

/** A drawing of a prepped carton with numbered parts, and the list of checks it must pass. */
export function PrepFigure({ carton }: { carton: typeof prepCarton }) {
  return (
    <figure className={`stack ${styles.figure}`}>
      <Drawing viewBox="0 38 420 330" alternative={carton.alternative}>
        <path d="M0 358H420" />
        <Carton {...carton} />
        <Keys places={carton.checks.map(placeOf)} />
      </Drawing>
      <figcaption>
        <ol className={`ruled ${styles.checks} ${balancedRows(carton.checks.length, 2)}`}>
          {carton.checks.map(({ what, how }) => (
            <li key={what}>
              <strong>{what}</strong> {how}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  )
}

function Carton({ productName, cartonLabel, unitLabel }: typeof prepCarton) {
  return (
    <>
      <Box x={24} y={358} width={316} height={266} depth={47} taped>
        <text x="38" y="132" fontSize="17">
          {productName}
        </text>
        <path
          strokeWidth="3"
          d="M49 198V160M40 171l9-11 9 11M71 198V160M62 171l9-11 9 11M39 199h42M92 160h24l-2 15c-1 9-19 9-20 0zM104 182v16M95 199h18"
        />
        <path fill="var(--sheet)" d="M170 108H324V300H170z" />
        <text x="180" y="146" fontSize="38">
          {cartonLabel.title}
        </text>
        <path strokeWidth="var(--line-heavy)" d="M180 158H314" />
        {cartonLabel.fields.map(({ label, value }, index) => (
          <g key={label}>
            <text x="180" y={182 + index * 26} fontWeight="500">
              {label}
            </text>
            <text x="314" y={182 + index * 26} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        <Barcode x={180} y={224} width={134} height={62} />
      </Box>
      <Box x={8} y={358} width={130} height={96} depth={21}>
        <path fill="var(--sheet)" d="M20 274H126V346H20z" />
        <Barcode x={30} y={282} width={86} height={34} />
        <text x="73" y="337" textAnchor="middle">
          {unitLabel}
        </text>
      </Box>
    </>
  )
}
