import { databaseUrl, type Environment, mailSettings } from '../../netlify/inquiries/settings.ts'
import type { Finding } from './variables.ts'

/** Asks Resend for the account's domains, which sends no mail and shows whether the key is good. */
export async function checkMail(environment: Environment): Promise<Finding> {
  const settings = mailSettings(environment)
  if ('missing' in settings) {
    if (!databaseUrl(environment)) return ['ok', 'Mail', 'npm start keeps it in a mailbox']
    const what = 'inquiries are stored and nobody is told; set'
    return ['warning', 'Mail', `${what} ${settings.missing.join(', ')}`]
  }
  const origin = environment.RESEND_BASE_URL || 'https://api.resend.com'
  try {
    const response = await fetch(`${origin}/domains`, {
      headers: { authorization: `Bearer ${settings.apiKey}` },
      signal: AbortSignal.timeout(15_000),
    })
    const { name } = (await response.json()) as { name?: string }
    return judge(response.status, name)
  } catch {
    return ['problem', 'Mail', 'Resend cannot be reached: mails wait until it can']
  }
}

/** @param name what Resend calls an error. */
function judge(status: number, name?: string): Finding {
  // Resend's answer to a key with sending access only, which is the right kind for the site.
  if (name === 'restricted_api_key') return ['ok', 'Mail key', 'accepted, for sending only']
  if (status === 200) {
    return ['warning', 'Mail key', 'accepted, with full access: one for sending only is enough']
  }
  if (status >= 400 && status < 404) {
    return ['problem', 'Mail key', `Resend refuses it (${status}): make a new RESEND_API_KEY`]
  }
  return ['warning', 'Mail key', `not known: the mail service answered ${status}`]
}
