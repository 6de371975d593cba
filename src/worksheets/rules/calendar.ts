import { startPlan } from '../../content/start-plan.ts'
import { type Day, isoDate } from './dates.ts'

const { calendar } = startPlan

export interface CalendarEvent {
  /** Stays the same, so that importing the file again doesn't add the event twice. */
  id: string
  day: Day
  summary: string
  description: string
  /** A page about the event. */
  address: string
}

/** Returns an iCalendar file (RFC 5545) with all-day events. */
export function calendarFile(
  events: readonly CalendarEvent[],
  now: Date,
): string {
  const stamp = `${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(calendar.author)}//Start plan//EN`,
    ...events.flatMap((event) => linesOf(event, stamp)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function linesOf(event: CalendarEvent, stamp: string): string[] {
  const { id, day, summary, description, address } = event
  return [
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compactDate(day)}`,
    `DTEND;VALUE=DATE:${compactDate(day + 1)}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${address}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

const compactDate = (day: Day) => isoDate(day).replaceAll('-', '')

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n')
}

/** A line may have 75 bytes. The rest follows in lines that begin with a space. */
function fold(line: string): string {
  const encoder = new TextEncoder()
  let folded = ''
  let bytes = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (bytes + size > 75) {
      folded += '\r\n '
      bytes = 1
    }
    folded += character
    bytes += size
  }
  return folded
}
