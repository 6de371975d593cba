import { type Environment, isValid } from '../../netlify/inquiries/settings.ts'
import {
  faultOfUrl,
  isExample,
  normalizeUrl,
  problemOfEmail,
} from '../publish/site-settings.ts'

/** One line that `npm run doctor` prints. The message never contains a variable's value. */
export type Finding = [
  level: 'ok' | 'warning' | 'problem',
  about: string,
  message: string,
]

/** For each variable: its name, its check, its format, and how serious its absence is. */
const known: [string, (value: string) => boolean, string, Finding[0]?][] = [
  [
    'DATABASE_URL',
    isValid.DATABASE_URL,
    'postgres://harbourline_site:…@host/database',
    'problem',
  ],
  ['RESEND_API_KEY', isValid.RESEND_API_KEY, 'a key, as in re_…', 'problem'],
  [
    'INQUIRY_NOTIFY_TO',
    isValid.INQUIRY_NOTIFY_TO,
    'one or more email addresses',
    'problem',
  ],
  [
    'INQUIRY_NOTIFY_FROM',
    isValid.INQUIRY_NOTIFY_FROM,
    'an address, or Name <address>',
    'problem',
  ],
  [
    'SITE_EMAIL',
    (email) => !problemOfEmail(email),
    'an address like ann@shop.com',
    'problem',
  ],
  [
    'SITE_URL',
    (url) => !faultOfUrl(normalizeUrl(url)),
    'an address, as in https://www.shop.com',
  ],
  [
    'SWEEP_HEARTBEAT_URL',
    isValid.SWEEP_HEARTBEAT_URL,
    'an address, as in https://…',
    'problem',
  ],
  [
    'RESEND_WEBHOOK_SECRET',
    isValid.RESEND_WEBHOOK_SECRET,
    'a secret, as in whsec_…',
    'problem',
  ],
  [
    'RESEND_EMAILS_PER_DAY',
    isValid.RESEND_EMAILS_PER_DAY,
    "a number: your Resend plan's daily limit",
  ],
  [
    'DATABASE_OWNER_URL',
    isValid.DATABASE_URL,
    'postgres://owner:password@host/database',
  ],
  [
    'DATABASE_STAFF_URL',
    isValid.DATABASE_URL,
    'postgres://harbourline_staff:…@host/database',
  ],
]

export function checkVariables(
  variables: Environment,
  isHost = false,
): Finding[] {
  return known.flatMap(([name, check, form, ifMissing]): Finding[] => {
    const value = variables[name]?.trim()
    if (!value)
      return isHost && ifMissing
        ? [[ifMissing, name, 'is not set: docs/deploy.md']]
        : []
    if (!check(value)) return [['problem', name, `is not ${form}`]]
    if (isHost && isExample(value))
      return [['problem', name, 'is only an example']]
    const isForPeople = isHost && /^DATABASE_(OWNER|STAFF)_URL$/.test(name)
    return [
      isForPeople
        ? ['warning', name, 'must not be on the host']
        : ['ok', name, 'is set'],
    ]
  })
}
