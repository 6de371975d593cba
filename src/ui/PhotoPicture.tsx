import type { Picture } from 'vite-imagetools'
import type { Photo } from '../content/types.ts'

/** Each photo in the sizes and formats that the build makes of it. */
const pictures = import.meta.glob<Picture>('../content/photos/*.{jpg,jpeg,png,webp}', {
  eager: true,
  import: 'default',
  query: { w: '320;640;960', format: 'avif;jpg', quality: '60', as: 'picture' },
})

// The width of a photo in the rows that show them.
const sizes = '(width >= 60rem) 18rem, (width >= 36rem) 50vw, 100vw'

/**
 * A photo in the smallest file that fits.
 *
 * @throws when there is no such file, which ends the build.
 */
export function PhotoPicture({ file, alt }: Photo) {
  const picture = pictures[`../content/photos/${file}`]
  if (!picture) throw new Error(`There is no photo src/content/photos/${file}`)
  const { sources, img } = picture
  return (
    <picture>
      {Object.entries(sources).map(([format, srcSet]) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />
      ))}
      <img src={img.src} width={img.w} height={img.h} alt={alt} loading="lazy" decoding="async" />
    </picture>
  )
}
