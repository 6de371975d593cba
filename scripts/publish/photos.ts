import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { evidence } from '../../src/content/evidence.ts'
import type { Evidence } from '../../src/content/types.ts'

const folder = 'src/content/photos'

export function photosIn({ people, factoryFloor }: Evidence): string[] {
  const portraits = people.entries
    .map(({ photo }) => photo)
    .filter((photo) => photo !== undefined)
  return [...portraits, ...factoryFloor.entries].map(({ file }) => file)
}

export async function problemsOfPhotos(): Promise<string[]> {
  const found = await Promise.all(photosIn(evidence).map(problemOf))
  return found.filter((problem) => problem !== undefined)
}

async function problemOf(file: string): Promise<string | undefined> {
  const listed = `src/content/evidence.ts names the photo "${file}"`
  if (!/\.(jpe?g|png|webp)$/.test(file)) {
    return `${listed}. Save it as JPEG, PNG or WebP, with a name that ends in .jpg, .jpeg, .png or .webp in lowercase letters.`
  }
  if (/^\.|[^\p{L}\p{N} ._()-]/u.test(file)) {
    return `${listed}. Rename the file: begin with a letter or digit, and use only letters without separate accents, digits, spaces, hyphens, dots and parentheses.`
  }
  const names = readdirSync(folder)
  if (!names.includes(file)) {
    const other = names.find((name) => name.normalize() === file.normalize())
    if (other)
      return `${listed}, but the file's own name stores the accents differently. Use a name without accents in both places.`
    return `${listed}, but ${folder}/${file} doesn't exist. Upload the file there, or correct the name.`
  }
  try {
    await sharp(`${folder}/${file}`).resize(16).toBuffer()
  } catch {
    return `${folder}/${file} is damaged, or not in the format that its name says (it may be HEIC). Open it in a photo app, and export it as JPEG.`
  }
}
