import type { Audience } from '../../content/types.ts'
import { Drawing } from '../../ui/drawings/Drawing.tsx'
import { Illustrated } from '../../ui/drawings/Illustrated.tsx'
import styles from './Audiences.module.css'
import loads from './loads.svg'

// WebKit resolves `light-dark()` in a referenced file as if the page were light, so the drawings
// have light colours in both colour schemes.
export function Audiences({ audiences }: { audiences: readonly Audience[] }) {
  const draw = ({ drawing }: Audience) => (
    <Drawing viewBox="0 0 120 100">
      <path d="M0 98h120" />
      <use className="daylight" href={`${loads}#${drawing}`} />
    </Drawing>
  )
  return <Illustrated items={audiences} draw={draw} className={styles.audiences} most={5} />
}
