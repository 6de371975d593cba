import { privacyPolicy } from '../content/privacy-policy.ts'
import { InquirySheet } from '../figures/InquirySheet.tsx'
import { fields } from '../inquiry/fields.ts'
import { PageHero } from '../ui/PageHero.tsx'
import { PolicyClauses } from '../ui/PolicyClauses.tsx'

export const content = privacyPolicy

export function Page() {
  const { hero, dated, sections } = privacyPolicy
  return (
    <>
      <PageHero
        {...hero}
        figure={
          <InquirySheet
            title="Inquiry"
            questions={fields.map(({ label }) => label)}
            answers="covered"
            stamp="Staff only"
            alternative="An inquiry with its answers blacked out, stamped: staff only."
          />
        }
      />
      <PolicyClauses dated={dated} sections={sections} />
    </>
  )
}
