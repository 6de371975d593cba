import { telephoneLink } from '../telephone-link.ts'

interface TelephoneProps {
  number: string
  className?: string | undefined
}

export function Telephone({ number, className }: TelephoneProps) {
  return (
    <a href={telephoneLink(number)} className={className}>
      {number}
    </a>
  )
}
