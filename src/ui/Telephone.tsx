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

/** Returns a `tel:` link (RFC 3966). The `(0)` in `+44 (0)20` isn't dialled from other countries. */
function telephoneLink(number: string): string {
  const [dialled = '', extension = ''] = number
    .replace(/^(\s*\+.*?)\(0\)/, '$1')
    .split(/ext\.?|x/i)
  const link = `tel:${dialled.replace(/[^+\d]/g, '')}`
  const digits = extension.replace(/\D/g, '')
  return digits ? `${link};ext=${digits}` : link
}
