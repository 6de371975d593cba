import { databaseUrl, type Environment, mailSettings } from '../../netlify/inquiries/settings.ts'
import { type Finding, senderDomain } from './variables.ts'

interface ResendReply {
  name?: string
  data?: { name: string; status: string }[]
}

/** Asks Resend for the account's domains, which sends no mail and shows whether the key is good. */
export async function checkMail(environment: Environment): Promise<Finding[]> {
  const settings = mailSettings(environment)
  if ('missing' in settings) {
    if (!databaseUrl(environment)) return [['ok', 'Mail', 'npm start keeps it in a mailbox']]
    const what = 'inquiries are stored and nobody is told; set'
    return [['warning', 'Mail', `${what} ${settings.missing.join(', ')}`]]
  }
  const origin = environment.RESEND_BASE_URL || 'https://api.resend.com'
  try {
    const response = await fetch(`${origin}/domains`, {
      headers: { authorization: `Bearer ${settings.apiKey}` },
      signal: AbortSignal.timeout(15_000),
    })
    const reply = (await response.json()) as ResendReply
    return judge(response.status, reply, senderDomain(settings.route.from))
  } catch {
    return [['problem', 'Mail', 'Resend cannot be reached: mails wait until it can']]
  }
}

function judge(status: number, { name, data }: ResendReply, domain: string): Finding[] {
  // The right kind of key for the site: it may send, and see nothing.
  if (name === 'restricted_api_key') return [['ok', 'Mail key', 'accepted, for sending only']]
  if (status === 200 && Array.isArray(data)) {
    return [
      ['warning', 'Mail key', 'accepted, with full access: one for sending only is enough'],
      checkSender(data, domain),
    ]
  }
  if (status >= 400 && status < 404) {
    return [['problem', 'Mail key', `Resend refuses it (${status}): make a new RESEND_API_KEY`]]
  }
  return [['warning', 'Mail key', `not known: the mail service answered ${status}`]]
}

function checkSender(domains: { name: string; status: string }[], domain: string): Finding {
  const verified = domains.some(({ name, status }) => name === domain && status === 'verified')
  return verified
    ? ['ok', 'Sender', 'its domain is verified']
    : ['problem', 'Sender', 'the domain of INQUIRY_NOTIFY_FROM is not verified at Resend']
}
