import { cartonCheck } from '../content/carton-check.ts'
import { cartonLimits } from '../content/carton-limits.ts'
import { Answer, Changes } from './Answer.tsx'
import { CartonDrawing } from './CartonDrawing.tsx'
import type { Carton } from './rules/carton.ts'
import type { CheckedCarton } from './rules/carton-checks.ts'
import { verdictOf } from './rules/carton-report.ts'

interface CartonAnswerProps {
  carton: Carton
  checked: CheckedCarton
}

/** Whether the carton checks in, and what to change if not. */
export function CartonAnswer({ carton, checked }: CartonAnswerProps) {
  const { verdict, heading, sentence } = verdictOf(carton, checked)
  const isConfirmed = !cartonLimits[carton.place].isUnconfirmed
  const { passed, unconfirmed, failed } = cartonCheck.stamp
  const stamps = {
    passed: isConfirmed ? passed : unconfirmed,
    failed,
    open: undefined,
  }
  return (
    <Answer
      answer={heading}
      sentence={sentence}
      stamp={stamps[verdict]}
      ink={verdict === 'passed' && isConfirmed ? 'passed' : undefined}
      drawing={<CartonDrawing checked={checked} />}
    >
      <Changes
        heading={cartonCheck.changes.heading}
        changes={checked.changes}
      />
    </Answer>
  )
}
