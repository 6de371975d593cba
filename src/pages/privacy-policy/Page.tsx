import { privacyPolicy } from '../../content/privacy-policy.ts'
import type { PageContent } from '../../content/types.ts'
import { Answers } from '../../ui/Answers.tsx'
import { Desk } from '../../ui/Desk.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { PolicyClauses, PolicyContents } from './PolicyClauses.tsx'

export const content: PageContent = privacyPolicy

export function Page() {
  const { hero, dated, sheet, sections } = privacyPolicy
  return (
    <>
      <Desk
        {...hero}
        sheet={
          <Sheet title={sheet.title} stamp={sheet.stamp} stampAt="top">
            <Answers entries={sheet.facts} as="pairs" />
          </Sheet>
        }
      >
        <PolicyContents dated={dated} sections={sections} />
      </Desk>
      <PolicyClauses sections={sections} />
    </>
  )
}
