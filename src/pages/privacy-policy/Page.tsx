import { privacyPolicy } from '../../content/privacy-policy.ts'
import type { PageContent } from '../../content/types.ts'
import { fields } from '../../inquiry/fields.ts'
import { limits } from '../../inquiry/limits.ts'
import { Answers } from '../../ui/Answers.tsx'
import { Desk } from '../../ui/Desk.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import styles from './Page.module.css'
import { PolicyClauses, PolicyContents } from './PolicyClauses.tsx'

export const content: PageContent = privacyPolicy

/** A longer bar for a field with a higher limit, in ems; the longest fits a phone. */
function barLength(limit: number): number {
  return Math.min(17, 3 + Math.sqrt(limit) / 2)
}

export function Page() {
  const { hero, sheet, sections } = privacyPolicy
  const answers = fields.map(({ label, name }) => ({
    label,
    value: (
      <svg className={styles.covered} viewBox="0 0 20 1.2" aria-hidden="true">
        <path
          d={`M0 0h${barLength(limits[name])}v1.2H0z`}
          fill="currentColor"
        />
      </svg>
    ),
  }))
  return (
    <>
      <Desk
        {...hero}
        sheet={
          <Sheet title={sheet.title} stamp={sheet.stamp} stampAt="top">
            <Answers entries={sheet.facts} as="pairs" />
            <Answers entries={answers} />
          </Sheet>
        }
      >
        <PolicyContents {...privacyPolicy} />
      </Desk>
      <PolicyClauses sections={sections} />
    </>
  )
}
