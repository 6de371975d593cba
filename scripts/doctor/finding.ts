/**
 * One line of the doctor's report. A warning is about something that works differently from what its
 * owner may expect, a problem about something that keeps the site, its function or its mails from
 * working.
 *
 * `says` is what was found and, where it is not ok, what to do. It never holds a variable's value.
 */
export type Finding = [level: 'ok' | 'warning' | 'problem', about: string, says: string]
