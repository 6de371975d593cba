import type { ReactNode } from 'react'
import type { Point } from '../../content/types.ts'
import { Steps } from '../Steps.tsx'
import styles from './DocumentedSteps.module.css'

interface DocumentedStepsProps {
  steps: readonly Point[]
  /** A document that one of the steps produces. On wide screens, the document is beside the steps. */
  document: ReactNode
  children?: ReactNode
}

export function DocumentedSteps({
  steps,
  document,
  children,
}: DocumentedStepsProps) {
  return (
    <div className={`fold ${styles.steps}`}>
      <Steps steps={steps} />
      <div className={`stack ${styles.document}`}>{document}</div>
      {children}
    </div>
  )
}
