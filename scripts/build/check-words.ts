import { existsSync } from 'node:fs'
import { evidence } from '../../src/content/evidence.ts'
import type { Photo } from '../../src/content/types.ts'
import { pageTitle } from '../../src/navigation/page-title.ts'
import { routes } from '../../src/routes.ts'
import type { Text } from './content-texts.ts'

// What an owner may leave empty, because the site has no use for it then.
const mayBeEmpty = /^src\/content\/evidence\.ts: evidence › (company|terms) › /
// Pages that put the company's address in the place of {email}.
const fillsIn = /^src\/content\/(contact|inquiry-form|privacy-policy|thank-you)\.ts/
const money = /[$€£¥₹]\s?\d|\d\s?([$€£¥₹]|(USD|CAD|EUR|GBP)\b)/

/** @returns what is wrong with a text and how to correct it, with the place; nothing if it is right. */
export function problemsOf({ at, key, text }: Text): string[] {
  const problems: string[] = []
  const paths = routes.map(({ path }) => path)
  if (text.trim() === '' && !mayBeEmpty.test(at)) {
    problems.push('is empty. Write a text between the quotation marks, or delete the whole entry.')
  }
  const [placeholder] = text.match(/\{[^}]*\}?|\}/g)?.filter((found) => found !== '{email}') ?? []
  if (placeholder) {
    problems.push(`has ${placeholder}. Only {email} is replaced; write anything else in words.`)
  }
  if (text.includes('{email}') && !fillsIn.test(at)) {
    problems.push(
      'has {email}, which this page does not replace. Refer to the contact page instead.',
    )
  }
  if (at.startsWith('src/content/home-pricing.ts') && money.test(text)) {
    problems.push(`has an amount of money: "${text}". Prices are shown without amounts; delete it.`)
  }
  if (key === 'href' && text.startsWith('/') && !paths.includes(text)) {
    problems.push(`leads to ${text}, which is no page. Write one of these: ${paths.join(', ')}`)
  }
  if (key === 'href' && !/^(\/|https:\/\/)/.test(text)) {
    problems.push(
      `is "${text}". An address begins with / on this site, or with https:// elsewhere.`,
    )
  }
  return problems.map((problem) => `${at} ${problem}`)
}

/** @returns which photos of the evidence are missing, or have a format that the build cannot read. */
export function problemsOfPhotos(shown = evidence, exists = existsSync): string[] {
  const { people, factoryFloor } = shown
  const photos: Photo[] = [
    ...people.entries.flatMap(({ photo }) => photo ?? []),
    ...factoryFloor.entries,
  ]
  return photos.flatMap(({ file }) => {
    const path = `src/content/photos/${file}`
    if (!/\.(jpe?g|png|webp)$/.test(file)) {
      return `src/content/evidence.ts names the photo "${file}". Save it as JPEG, PNG or WebP, with a name that ends in .jpg, .png or .webp in small letters.`
    }
    if (exists(path)) return []
    return `src/content/evidence.ts names the photo "${file}", but there is no ${path}. Upload it there, or correct the name.`
  })
}

/** @returns whether search results would cut off a title or a description, with the place. */
export function warningsOf({ at, text }: Text): string[] {
  const isTitle = / › head › title$/.test(at)
  const most = isTitle ? 60 : 160
  const { length } = isTitle ? pageTitle(text) : text
  if (length <= most || !/ › head › (title|description)$/.test(at)) return []
  const withName = isTitle ? ', with the name of the company' : ''
  return [
    `${at} has ${length} characters${withName}. Search results show about ${most} and cut off the rest.`,
  ]
}
