/** The size in pixels that Facebook recommends. Apps crop pictures with another aspect ratio. */
export const sharingPictureSize = { width: 1200, height: 630 }

export function sharingPicturePath(path: string): string {
  return `/sharing/${path === '/' ? 'home' : path.slice(1)}.png`
}
