import type { Picture } from 'vite-imagetools'
import type { Photo } from '../../content/types.ts'

/** Each photo in all the sizes and formats that the build generates. */
const pictures = import.meta.glob<Picture>(
  // A file name with one of these characters can't be part of a URL.
  ['../../content/photos/*.{jpg,jpeg,png,webp}', '!../../content/photos/*[#?%]*'],
  {
    eager: true,
    import: 'default',
    query: { w: '320;640;960;1440', format: 'avif;jpg', quality: '60', as: 'picture' },
  },
)

interface PhotoPictureProps extends Photo {
  sizes: string
}

/**
 * A photo, served from the smallest file that is large enough for its display size.
 *
 * @throws if the file is missing, which fails the build.
 */
export function PhotoPicture({ file, alt, sizes }: PhotoPictureProps) {
  const picture = pictures[`../../content/photos/${file}`]
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
