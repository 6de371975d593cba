import { WrongUsage } from './explain.ts'

/** How long ago something came in, in words that PostgreSQL takes for an interval. */
export type Age = `${number} ${'days' | 'weeks' | 'months' | 'years'}`

const units = { d: 'days', w: 'weeks', mo: 'months', y: 'years' } as const

/** @throws WrongUsage unless the text is a number, from 1 to 999, of days, weeks, months or years. */
export function parseAge(text: string | undefined): Age {
  const [, count, unit] = /^([1-9]\d{0,2})(d|w|mo|y)$/.exec(text ?? '') ?? []
  // Not `m`: whether it is minutes or months decides over two years of inquiries.
  if (!unit) throw new WrongUsage('--older-than is a number with d, w, mo or y, like 24mo.')
  return `${Number(count)} ${units[unit as keyof typeof units]}`
}
