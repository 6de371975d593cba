import { site } from '../site.ts'
import styles from './OwnLogo.module.css'
import { Wordmark } from './Wordmark.tsx'

declare global {
  /**
   * The logo that the owner has put into `src/content`, or null if there is none. `needs` is the colour
   * scheme in which the logo can be seen. Vite replaces this name by the value.
   */
  const ownLogo: {
    width: number
    height: number
    needs?: 'light' | 'dark'
  } | null
}

const drawings = import.meta.glob<string>('../content/logo.svg', {
  eager: true,
  import: 'default',
  query: '?url',
})
const pictures = import.meta.glob<string>('../content/logo.png', {
  eager: true,
  import: 'default',
  query: { h: '128', format: 'webp', lossless: 'true' },
})
const [address] = Object.values({ ...drawings, ...pictures })

/** Whether the logo has the shape of a name, which the header then doesn't repeat. */
export const isWordmark = ownLogo && ownLogo.width >= 2 * ownLogo.height

/** The owner's logo, and the company's name beside it unless the logo itself is a wordmark. */
export function OwnLogo() {
  return (
    <span className={styles.logo}>
      <LogoPicture />
      {!isWordmark && <Wordmark />}
    </span>
  )
}

export function LogoPicture() {
  if (!ownLogo) return null
  const { width, height, needs } = ownLogo
  // A logo that can't be seen on every background gets a background that doesn't change.
  const scheme = needs === 'dark' ? 'sea' : 'daylight'
  return (
    <span className={needs ? `${styles.plate} ${scheme}` : styles.picture}>
      <img
        src={address}
        width={width}
        height={height}
        alt={isWordmark ? site.name : ''}
      />
    </span>
  )
}
