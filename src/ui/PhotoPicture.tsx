import type { Picture } from 'vite-imagetools'
import type { Photo } from '../content/types.ts'

const pictures = import.meta.glob<Picture>(
  // In URLs, `#`, `?` and `%` have a special meaning, so exclude photo names that contain them.
  ['../content/photos/*.{jpg,jpeg,png,webp}', '!../content/photos/*[#?%]*'],
  {
    eager: true,
    import: 'default',
    query: {
      w: '320;640;960;1440',
      format: 'avif;jpg',
      quality: '60',
      as: 'picture',
    },
  },
)

interface PhotoPictureProps extends Photo {
  sizes: string
  /** Whether the photo is in the first screen, so that the browser must load it at once. */
  isFirst?: boolean
}

export function PhotoPicture({
  file,
  alt,
  sizes,
  isFirst = false,
}: PhotoPictureProps) {
  const picture = pictures[`../content/photos/${file}`]
  if (!picture) throw new Error(`There is no photo src/content/photos/${file}`)
  const { sources, img } = picture
  return (
    <picture>
      {Object.entries(sources).map(([format, srcSet]) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={srcSet}
          sizes={sizes}
        />
      ))}
      <img
        src={img.src}
        width={img.w}
        height={img.h}
        alt={alt}
        loading={isFirst ? undefined : 'lazy'}
        decoding="async"
      />
    </picture>
  )
}
