import { databaseUrl, type Environment, emailSettings } from '../../netlify/inquiries/services.ts'
import { checkLimitMs, type Finding } from './variables.ts'

/** Checks the API key by listing the account's domains at Resend. Sends no email. */
export async function checkEmail(environment: Environment): Promise<Finding> {
  const settings = emailSettings(environment)
  if ('missing' in settings) {
    if (!databaseUrl(environment)) return ['ok', 'Email', 'npm start keeps it in a mailbox']
    const what = 'inquiries are stored, but staff get no email: set'
    return ['warning', 'Email', `${what} ${settings.missing.join(', ')}`]
  }
  const origin = environment.RESEND_BASE_URL || 'https://api.resend.com'
  try {
    const response = await fetch(`${origin}/domains`, {
      headers: { authorization: `Bearer ${settings.apiKey}` },
      signal: AbortSignal.timeout(checkLimitMs),
    })
    const { status } = response
    const { name } = (await response.json()) as { name?: string }
    // Resend's error for a sending-only key, which is the right kind for the site.
    if (name === 'restricted_api_key') return ['ok', 'Email key', 'accepted, for sending only']
    if (status === 200) {
      return ['warning', 'Email key', 'accepted, with full access: one for sending only is enough']
    }
    if (status >= 400 && status < 404) {
      return ['problem', 'Email key', `Resend rejected the key (${status}): create a new one`]
    }
    return ['warning', 'Email key', `not checked: Resend responded with ${status}`]
  } catch {
    return ['problem', 'Email', "Resend can't be reached: emails stay pending until it responds"]
  }
}
