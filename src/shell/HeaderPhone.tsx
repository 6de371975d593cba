import { inShell } from '../content/given.ts'
import { Telephone } from '../ui/Telephone.tsx'
import styles from './HeaderPhone.module.css'

/** The telephone number: under the company's name on wide screens, and in the menu. */
export function HeaderPhone({ place }: { place: 'bar' | 'menu' }) {
  const { telephone } = inShell
  if (!telephone) return null
  const below = ownLogo && place === 'bar' ? styles.belowLogo : ''
  return (
    <Telephone number={telephone} className={`${styles[place]} ${below}`} />
  )
}
