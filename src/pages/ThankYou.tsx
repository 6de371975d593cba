import { thankYou } from '../content/thank-you.ts'
import { InquirySheet } from '../figures/InquirySheet.tsx'
import { fields } from '../inquiry/fields.ts'
import { PageHero } from '../ui/PageHero.tsx'
import { Section } from '../ui/Section.tsx'
import { Steps } from '../ui/Steps.tsx'

export const content = thankYou

export function Page() {
  const { hero, next } = thankYou
  return (
    <>
      <PageHero
        {...hero}
        figure={
          <InquirySheet
            title="Inquiry"
            questions={fields.map(({ label }) => label)}
            answers="written"
            stamp="Received"
            alternative="Your inquiry, stamped: received."
          />
        }
      />
      <Section {...next} tone="kraft">
        <Steps steps={next.steps} />
      </Section>
    </>
  )
}
