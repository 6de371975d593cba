import type { ReactNode } from 'react'
import type { Point } from '../../content/types.ts'
import { Steps } from '../Steps.tsx'
import styles from './DocumentedSteps.module.css'

interface DocumentedStepsProps {
  steps: readonly Point[]
  /** A tall document that one of the steps produces. On wide screens, it is beside the steps. */
  document: ReactNode
  /** Content that belongs to the document, such as photos. On wide screens, it is below the steps. */
  children?: ReactNode
}

export function DocumentedSteps({ steps, document, children }: DocumentedStepsProps) {
  return (
    <div className={`fold ${styles.steps}`}>
      <Steps steps={steps} />
      <div className={`stack ${styles.document}`}>{document}</div>
      {children}
    </div>
  )
}
