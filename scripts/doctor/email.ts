import { type Environment, isValid } from '../../netlify/inquiries/settings.ts'
import type { Finding } from './variables.ts'

/** Checks the API key by listing the account's domains at Resend. Sends no email. */
export async function checkEmail(environment: Environment): Promise<Finding[]> {
  const key = environment.RESEND_API_KEY?.trim() ?? ''
  if (!isValid.RESEND_API_KEY(key)) return []
  const headers = { authorization: `Bearer ${key}` }
  const url = `${environment.RESEND_BASE_URL || 'https://api.resend.com'}/domains`
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(15_000) })
    const { status } = response
    const { name } = (await response.json()) as { name?: string }
    // Resend's error for a sending-only key, which is the right kind for the site.
    if (name === 'restricted_api_key') return [['ok', 'Email key', 'accepted, for sending only']]
    if (status === 200) return [['warning', 'Email key', 'has full access: sending is enough']]
    const isRejected = status >= 400 && status < 404
    return [[isRejected ? 'problem' : 'warning', 'Email key', `Resend responded with ${status}`]]
  } catch {
    return [['problem', 'Email key', "Resend can't be reached"]]
  }
}
