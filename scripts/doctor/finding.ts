/** One line of the doctor's report. */
export interface Finding {
  level: 'ok' | 'warning' | 'problem'
  /** What was looked at. */
  about: string
  /** What was found and, where it is not ok, what to do. Never the value of a variable. */
  says: string
}

export function ok(about: string, says: string): Finding {
  return { level: 'ok', about, says }
}

/** Something that works differently from what its owner may expect. */
export function warning(about: string, says: string): Finding {
  return { level: 'warning', about, says }
}

/** Something that keeps the site, its function or its mails from working. */
export function problem(about: string, says: string): Finding {
  return { level: 'problem', about, says }
}
