/** What Open Graph recommends; services crop other shapes. In pixels. */
export const sharingPictureSize = { width: 1200, height: 630 }

/** The address of the picture that stands for a page where a link to it is shown. */
export function sharingPicturePath(path: string): string {
  return `/sharing/${path === '/' ? 'home' : path.slice(1)}.png`
}
