import type { Point } from '../../content/types.ts'
import { balancedRows } from '../../ui/balanced-rows.ts'
import carton from '../../ui/Carton.module.css'
import { Steps } from '../../ui/Steps.tsx'
import styles from './CartonSteps.module.css'

export function CartonSteps({ steps }: { steps: readonly Point[] }) {
  const list = `${styles.cartons} ${balancedRows(steps.length)}`
  return <Steps steps={steps} list={list} item={`daylight on-scroll arrives ${carton.carton}`} />
}
