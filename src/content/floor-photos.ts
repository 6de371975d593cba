import { evidence } from './evidence.ts'
import type { FloorPhoto, PhotoPage } from './types.ts'

const { entries } = evidence.factoryFloor

/** The pages that show a factory photo, in the order in which they get one. */
const pages: PhotoPage[] = [
  'about',
  'product-sourcing',
  'amazon-fba',
  'walmart-wfs',
  'tiktok-shop',
  'product-research',
]

/** Returns the photo that the owner has chosen for a page, or else one that belongs to no page. */
export function photoOn(page: PhotoPage): FloorPhoto | undefined {
  const chosen = entries.find((photo) => photo.page === page)
  if (chosen) return chosen
  const rest = entries.filter((photo) => !photo.page)
  const pagesWithout = pages.filter(
    (each) => !entries.some((photo) => photo.page === each),
  )
  return rest[pagesWithout.indexOf(page)]
}
