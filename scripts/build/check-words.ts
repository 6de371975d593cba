import { existsSync } from 'node:fs'
import { evidence } from '../../src/content/evidence.ts'
import { pageTitle } from '../../src/site.ts'
import type { Text } from './content-texts.ts'

// The site omits these facts until the owner fills them in.
const mayBeEmpty = /^src\/content\/evidence\.ts: evidence › (company|terms) › /
const money = /[$€£¥₹]\s?\d|\d\s?([$€£¥₹]|(USD|CAD|EUR|GBP)\b)/

export function problemsOf({ at, text }: Text): string[] {
  const [placeholder] = /\{[^}]*\}?|\}/.exec(text) ?? []
  const problems = [
    text.trim() === '' &&
      !mayBeEmpty.test(at) &&
      'is empty. Write a text between the quotation marks, or delete the whole entry.',
    placeholder && `has ${placeholder}, which visitors would see as typed. Write it in words.`,
    at.startsWith('src/content/home.ts: home › pricing') &&
      money.test(text) &&
      `has an amount of money: "${text}". Prices are shown without amounts; delete it.`,
  ]
  return problems.filter(Boolean).map((problem) => `${at} ${problem}`)
}

export function problemsOfPhotos({ people, factoryFloor } = evidence, exists = existsSync) {
  const portraits = people.entries.flatMap(({ photo }) => photo ?? [])
  return [...portraits, ...factoryFloor.entries].flatMap(({ file }) => {
    const path = `src/content/photos/${file}`
    const problem = `src/content/evidence.ts names the photo "${file}"`
    if (!/\.(jpe?g|png|webp)$/.test(file)) {
      return `${problem}. Save it as JPEG, PNG or WebP, with a name that ends in .jpg, .jpeg, .png or .webp in lowercase letters.`
    }
    return exists(path)
      ? []
      : `${problem}, but ${path} doesn't exist. Upload the file there, or correct the name.`
  })
}

export function warningsOf({ at, text }: Text): string[] {
  const [, key] = / › head › (title|description)$/.exec(at) ?? []
  if (!key) return []
  const [limit, shown, named] =
    key === 'title' ? [60, pageTitle(text), ', with the name of the company'] : [160, text, '']
  if (shown.length <= limit) return []
  return [
    `${at} has ${shown.length} characters${named}. Search results show about ${limit} and cut off the rest.`,
  ]
}
