import { pageTitle } from '../../src/site.ts'
import type { Text } from './content-texts.ts'

// The pages omit facts about the company and its terms until the owner fills them in.
const mayBeEmpty =
  /^src\/content\/(evidence\.ts: evidence › (company|contract|terms › \d+) › |.* › worksheet$)/
const money = /[$€£¥₹]\s?\d|\d\s?([$€£¥₹]|(USD|CAD|EUR|GBP)\b)/

const yearMs = 366 * 24 * 60 * 60 * 1000

export function problemsOf({ at, text }: Text): string[] {
  if (at.startsWith('src/site.ts: site › analytics')) return []
  const [placeholder] = /\{[^}]*\}?|\}/.exec(text) ?? []
  const problems = [
    text.trim() === '' &&
      !mayBeEmpty.test(at) &&
      'is empty. Write a text between the quotation marks, or delete the whole entry.',
    placeholder &&
      `has ${placeholder}, which visitors would see as typed. Write it in words.`,
    at.startsWith('src/content/home.ts: home › pricing') &&
      money.test(text) &&
      `has an amount of money: "${text}". Prices are shown without amounts; delete it.`,
  ]
  return problems.filter(Boolean).map((problem) => `${at} ${problem}`)
}

export function warningsOf({ at, text }: Text): string[] {
  const warnings: string[] = []
  // The rules of marketplaces and customs change, so each has the date on which it was checked.
  if (at.endsWith(' › checkedOn') && !(Date.now() - Date.parse(text) < yearMs))
    warnings.push(
      `${at} is ${text}, more than a year ago, or isn't a date such as 2026-11-28. Compare the rule with its source, then write today's date.`,
    )
  const [typed] = /<\/?[a-z][^>]*>|&#?\w{2,};|\*\*/i.exec(text) ?? []
  if (typed)
    warnings.push(
      `${at} has ${typed}. Visitors will see it as you typed it: delete it.`,
    )
  const [, key] = / › head › (title|description)$/.exec(at) ?? []
  const [limit, shown, named] =
    key === 'title'
      ? [60, pageTitle(text), ', with the name of the company']
      : [160, text, '']
  if (key && shown.length > limit) {
    warnings.push(
      `${at} has ${shown.length} characters${named}. Search results show about ${limit} and cut off the rest.`,
    )
  }
  return warnings
}
