import type { Point } from '../../content/types.ts'
import { balancedRows } from '../../ui/balanced-rows.ts'
import { Steps } from '../../ui/Steps.tsx'
import styles from './Film.module.css'

export function Film({ steps }: { steps: readonly Point[] }) {
  const list = `sea ${styles.film} ${balancedRows(steps.length, 5)}`
  return <Steps steps={steps} list={list} item="daylight on-scroll arrives" />
}
