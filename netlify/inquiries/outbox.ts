import type { InquiryStore } from './inquiry-store.ts'
import type { Log } from './log.ts'
import type { MailOutcome, StaffMail } from './send-mail.ts'
import { staffMail } from './staff-mail.ts'

export type Send = (mail: StaffMail, idempotencyKey: string) => Promise<MailOutcome>

/** Mails that one invocation sends: its own, and some that earlier failures left behind. */
const mostMails = 10

/**
 * Mails one inquiry to staff, and then the oldest others whose mail has not left yet.
 *
 * Each is claimed just before it is sent, so a lease never has to outlast more than one mail. A
 * process that dies in between leaves a lease that runs out; the next attempt has the same
 * idempotency key and text, which Resend accepts without sending twice. The first mail that does not
 * leave ends the round: the service is down, or our account is, and the others would fare the same.
 */
export async function deliverUnsent(
  store: Pick<InquiryStore, 'claimUnsent' | 'markNotified'>,
  send: Send,
  firstId: string,
  log: Log,
): Promise<void> {
  for (let count = 0; count < mostMails; count++) {
    if ((await deliverNext(store, send, firstId, log)) !== 'sent') return
  }
}

/** Claims, sends and marks one mail. @returns nothing when none is due. */
export async function deliverNext(
  store: Pick<InquiryStore, 'claimUnsent' | 'markNotified'>,
  send: Send,
  firstId?: string,
  log?: Log,
): Promise<MailOutcome | undefined> {
  const inquiry = await store.claimUnsent(firstId)
  if (!inquiry) return undefined
  const outcome = await send(staffMail(inquiry), `inquiry/${inquiry.id}`)
  log?.({ event: 'mail', inquiry: inquiry.id, outcome })
  await store.markNotified(inquiry.id, outcome)
  return outcome
}
