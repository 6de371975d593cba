import type { ReactNode } from 'react'
import { about } from '../../../src/content/about.ts'
import { contact } from '../../../src/content/contact.ts'
import { evidence } from '../../../src/content/evidence.ts'
import { home } from '../../../src/content/home.ts'
import { inquiryForm } from '../../../src/content/inquiry-form.ts'
import { productSourcing } from '../../../src/content/product-sourcing.ts'
import { quoteCheck } from '../../../src/content/quote-check.ts'
import type { TradeDocument } from '../../../src/content/types.ts'
import { worksheets } from '../../../src/content/worksheets.ts'
import {
  changeDraft,
  changeEntries,
  changeState,
  type Draft,
  type Failure,
} from '../../../src/inquiry/draft.ts'
import { InquiryForm } from '../../../src/inquiry/InquiryForm.tsx'
import { limits } from '../../../src/inquiry/limits.ts'
import { refusedPage } from '../../../src/inquiry/refused-page.ts'
import { checkInquiry } from '../../../src/inquiry/schema.ts'
import { LandedQuoteSheet } from '../../../src/pages/home/LandedQuoteSheet.tsx'
import { TermsSheet } from '../../../src/pages/product-sourcing/TermsSheet.tsx'
import { FloatingQuote } from '../../../src/shell/FloatingQuote.tsx'
import { Header } from '../../../src/shell/Header.tsx'
import { showToast } from '../../../src/toasts/ToastCard.tsx'
import { Toasts } from '../../../src/toasts/Toasts.tsx'
import type { Toast } from '../../../src/toasts/toast-store.ts'
import { Answers } from '../../../src/ui/Answers.tsx'
import { ClosingBand } from '../../../src/ui/ClosingBand.tsx'
import { CompanyFacts } from '../../../src/ui/CompanyFacts.tsx'
import { CompanyRecord } from '../../../src/ui/CompanyRecord.tsx'
import { CompanyStrip } from '../../../src/ui/CompanyStrip.tsx'
import { Desk } from '../../../src/ui/Desk.tsx'
import { DocumentedSteps } from '../../../src/ui/documents/DocumentedSteps.tsx'
import { DocumentSheet } from '../../../src/ui/documents/DocumentSheet.tsx'
import { Drawing } from '../../../src/ui/drawings/Drawing.tsx'
import { Gauge } from '../../../src/ui/drawings/Gauge.tsx'
import { Pack } from '../../../src/ui/drawings/Pack.tsx'
import { PageHero } from '../../../src/ui/PageHero.tsx'
import { PagePhoto } from '../../../src/ui/PagePhoto.tsx'
import { LargePoints, PointRows } from '../../../src/ui/Points.tsx'
import { ReferenceSlip } from '../../../src/ui/ReferenceSlip.tsx'
import { Section } from '../../../src/ui/Section.tsx'
import { Sheet } from '../../../src/ui/Sheet.tsx'
import { StatsBand } from '../../../src/ui/StatsBand.tsx'
import { Steps } from '../../../src/ui/Steps.tsx'
import { type FillIn, Worksheet } from '../../../src/worksheets/Worksheet.tsx'

const { verified } = about
const { stats, process, facts, services, premiumExtras } = productSourcing
const failed = {
  title: inquiryForm.failed,
  message: inquiryForm.failures.notSubmitted,
}
const mistaken = { email: 'ann@gmial', phone: '1'.repeat(limits.phone + 1) }
const tooLong = {
  email: 'ann@gmial.com',
  // 13 characters each time, and so more than the limit.
  product: 'Baking mats. '.repeat(limits.product / 12),
}
const checked = checkInquiry(mistaken)
const errors = checked.ok ? [] : checked.errors
const notice = {
  kind: 'destructive',
  title: failed.title,
  description: failed.message,
} as const

/**
 * What `/_local/states` shows, each in a document of its own, because a form and a notice can have
 * only one state at a time. A text is a whole HTML document. The facts are those chosen at `/_local`.
 */
export const states: Record<string, () => ReactNode> = {
  Form: () => form({}),
  'Form: suggestion, and text that is too long': () => form(tooLong),
  'Form: lines from a worksheet': () => formWithLines(),
  'Form: being sent': () => form(tooLong, { status: 'sending' }),
  'Form: errors': () => failedForm({ status: 'invalid', errors }),
  'Form: not sent': () =>
    failedForm({ status: 'failed', ...failed, mayHaveArrived: false }),
  'Form: may have arrived': () =>
    failedForm({ status: 'failed', ...failed, mayHaveArrived: true }),
  'Form: refused without a script': () => refusedForm(),
  'Notice: success': () => toast({ kind: 'success', ...inquiryForm.success }),
  'Notice: failure': () => toast(notice),
  'Notice: failure, on another page': () =>
    toast({ ...notice, link: { label: inquiryForm.back, href: '/contact' } }),
  'Header: menu, open if its words do not fit': () => <Header />,
  'Floating button': () => <FloatingQuote />,
  'Quote check: example': () => quote(''),
  'Quote check: empty': () => quote('#quote'),
  'Quote check: costs missing': () =>
    quote('#quote?product=Mat&quantity=2400&unit=2.90&duty=about'),
  'Carton check: empty': () =>
    worksheet(
      'fba-carton',
      () => import('../../../src/worksheets/CartonCheck.tsx'),
    ),
  'Start plan: empty': () =>
    worksheet('plan', () => import('../../../src/worksheets/StartPlan.tsx')),
  'Inspection: not begun': () =>
    worksheet(
      'inspection',
      () => import('../../../src/pages/about/BeTheInspector.tsx'),
    ),
  'Hero: words': () => <PageHero {...home.hero} />,
  'Hero: document and facts': () => (
    <PageHero {...home.hero} facts={facts} figure={documents()[0]} />
  ),
  'Hero: scene': () => (
    <PageHero
      {...about.hero}
      layout="scene"
      className="sea"
      figure={documents()[0]}
    />
  ),
  'Sections and closing band': () => sections(),
  Answers: () => <div className="spread">{answers()}</div>,
  Documents: () => <div className="spread">{documents()}</div>,
  'Document beside steps': () => (
    <Section intro={process} count={1}>
      <DocumentedSteps steps={process.steps} document={documents()[0]} />
    </Section>
  ),
  'Desk and company strip': () => (
    <>
      <Desk {...contact.hero} sheet={documents()[0]}>
        <CompanyRecord />
      </Desk>
      <CompanyStrip />
      <CompanyFacts />
    </>
  ),
  'Photo, if the owner has given one': () => (
    <div className="spread">
      <PagePhoto page="about" />
    </div>
  ),
  Drawings: () => (
    <Drawing viewBox="-100 -400 400 450">
      <Gauge transform="" reading="3.4" />
      <Pack x={0} y={0} />
    </Drawing>
  ),
  'Terms and references': () => (
    <div className="spread">
      <TermsSheet />
      {evidence.references.entries.map((reference) => (
        <ReferenceSlip key={reference.name} {...reference} />
      ))}
    </div>
  ),
}

function form(
  entries: Draft['entries'],
  state: Draft['state'] = { status: 'idle' },
) {
  changeEntries(entries)
  changeState(state)
  return (
    <div className="spread">
      <Sheet title={contact.formTitle}>
        <InquiryForm />
      </Sheet>
    </div>
  )
}

function formWithLines() {
  const sheet = quoteCheck.title
  changeDraft({
    notes: {
      product: worksheets.carried(sheet),
      quantity: worksheets.otherQuantity(sheet, '1,000'),
    },
  })
  return form({ product: 'Baking mats', quantity: '500' })
}

const failedForm = (failure: Failure) =>
  form(mistaken, { ...failure, failedAt: 0 })

function refusedForm(): string {
  const problems = errors.map(({ field, message }) => ({
    pointer: `/${field}`,
    detail: message,
  }))
  return refusedPage(mistaken, { status: 422, errors: problems })
}

function toast(shown: Toast) {
  showToast(shown)
  return <Toasts />
}

function quote(fragment: string) {
  history.replaceState(null, '', fragment)
  return (
    <div className="spread">
      <LandedQuoteSheet quote={home.hero.quote} />
    </div>
  )
}

function worksheet(id: string, load: () => Promise<{ FillIn: FillIn }>) {
  history.replaceState(null, '', `#${id}`)
  return (
    <div className="spread">
      <Worksheet id={id} label={id} load={load}>
        {null}
      </Worksheet>
    </div>
  )
}

function sections() {
  return (
    <>
      <Section intro={verified} count={1}>
        <LargePoints points={verified.points} />
      </Section>
      <Section intro={services} count={1} tone="kraft">
        <PointRows points={services.points} />
      </Section>
      <Section intro={stats} count={1} tone="board">
        <Sheet {...stats.sheet}>
          <StatsBand stats={stats.stats} />
        </Sheet>
      </Section>
      <Section intro={premiumExtras} count={1} tone="sea" scale="caption">
        <StatsBand stats={stats.stats} />
      </Section>
      <Section intro={process} count={1} split>
        <Steps steps={process.steps} />
      </Section>
      <ClosingBand {...home.closing} />
    </>
  )
}

function answers() {
  const looks = ['sheet', 'pairs', 'band', 'record'] as const
  return looks.map((as) => (
    <Sheet key={as} title={as}>
      <Answers entries={facts} as={as} />
    </Sheet>
  ))
}

/** Every trade document in the content. */
function documents() {
  const files = import.meta.glob<Record<string, unknown>>(
    '../../../src/content/*.ts',
    { eager: true },
  )
  return Object.values(files)
    .flatMap((file) => Object.entries(file))
    .map(
      ([name, value]) =>
        isDocument(value) && <DocumentSheet key={name} document={value} />,
    )
    .filter(Boolean)
}

function isDocument(value: unknown): value is TradeDocument {
  return Object.hasOwn(Object(value), 'tables')
}
