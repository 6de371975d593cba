/** In pixels, as Open Graph recommends. Apps crop pictures of another shape. */
export const sharingPictureSize = { width: 1200, height: 630 }

/** The path of the link preview picture of a page. */
export function sharingPicturePath(path: string): string {
  return `/sharing/${path === '/' ? 'home' : path.slice(1)}.png`
}
