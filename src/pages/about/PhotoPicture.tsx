import type { Picture } from 'vite-imagetools'
import type { Photo } from '../../content/types.ts'

/** Each photo in the sizes and formats that the build makes of it. */
const pictures = import.meta.glob<Picture>('../../content/photos/*.{jpg,jpeg,png,webp}', {
  eager: true,
  import: 'default',
  query: { w: '320;640;960;1440', format: 'avif;jpg', quality: '60', as: 'picture' },
})

interface PhotoPictureProps extends Photo {
  /** The HTML attribute `sizes`: the width at which the photo is shown. */
  sizes: string
}

/**
 * A photo in the smallest file that fits.
 *
 * @throws if the file is missing, which ends the build.
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
