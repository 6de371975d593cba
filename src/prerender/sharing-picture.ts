/** What Open Graph recommends; services crop other shapes. In pixels. */
export const sharingPictureSize = { width: 1200, height: 630 }

/** The address of the picture in a page's link preview. */
export function sharingPicturePath(path: string): string {
  return `/sharing/${path === '/' ? 'home' : path.slice(1)}.png`
}
