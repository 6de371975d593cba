// What the soak test knows about inquiries and emails, independently of the site's database.
import type { Email } from '../../scripts/local/resend/mailbox.ts'
import type { Report } from '../../scripts/local/resend/webhook.ts'

export interface Sent {
  hour: number
  reports: Set<Report>
}

export interface Inquiry {
  id: string
  name: string
  hour: number
  isFlagged: boolean
  emails: Sent[]
}

const failures: Report[] = ['bounce', 'absent', 'suppressed', 'failed']

const hasArrived = ({ reports }: Sent) => reports.has('delivered')
const hasFailed = ({ reports }: Sent) =>
  failures.some((failure) => reports.has(failure))

export function createLedger() {
  const inquiries = new Map<string, Inquiry>()
  const emails = new Map<string, Sent>()
  // An email can arrive before the visitor gets the response with the inquiry's ID.
  const carriers = new Map<string, Sent[]>()

  function carriersOf(inquiry: string): Sent[] {
    const known = carriers.get(inquiry) ?? []
    carriers.set(inquiry, known)
    return known
  }

  return {
    inquiries,
    emails,

    addInquiry(inquiry: Omit<Inquiry, 'emails'>) {
      if (!inquiries.has(inquiry.id))
        inquiries.set(inquiry.id, {
          ...inquiry,
          emails: carriersOf(inquiry.id),
        })
    },

    /** Each inquiry's ID is in the text of every email that carries it. */
    addEmail({ id, text }: Email, hour: number) {
      const sent = { hour, reports: new Set<Report>() }
      emails.set(id, sent)
      for (const [, inquiry = ''] of `${text}`.matchAll(/^Inquiry: (\S+)$/gm))
        carriersOf(inquiry).push(sent)
      return sent
    },

    /** Whether the heartbeat must be silent at the end of `hour`, although inquiries can be stored. */
    mustBeSilent(hour: number): boolean {
      const anyArrived = [...emails.values()].some(hasArrived)
      return [...inquiries.values()].some((inquiry) => {
        const sent = inquiry.emails
        if (sent.some(hasArrived)) return false
        const last = sent.at(-1)
        const waits = !last || hasFailed(last)
        const isSentAgain = sent.some(hasFailed) && last?.hour === hour
        // After a week, an email without a report no longer counts.
        const isLate = sent.some(
          (email) => hour - email.hour >= 4 && hour - email.hour < 7 * 24,
        )
        return (
          (hour > inquiry.hour && (waits || isSentAgain)) ||
          (anyArrived && isLate)
        )
      })
    },
  }
}

/** The most emails that carried one inquiry within 24 hours. */
export function copiesInADay({ emails }: Inquiry): number {
  const counts = emails.map(
    ({ hour: first }) =>
      emails.filter(({ hour }) => hour >= first && hour < first + 24).length,
  )
  return Math.max(0, ...counts)
}
