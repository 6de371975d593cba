import { useEffect, useState } from 'react'
import { notFound } from '../content/not-found.ts'
import { MisroutedWaybill } from '../figures/MisroutedWaybill.tsx'
import { PageHero } from '../ui/PageHero.tsx'

export const content = notFound

export function Page() {
  const { head, hero, pathLabel } = notFound
  const { label, stamp } = head.picture
  const path = useMissingPath()
  return (
    <PageHero
      {...hero}
      tone="kraft"
      figure={<MisroutedWaybill title={label} {...{ stamp, pathLabel, path }} />}
    />
  )
}

/**
 * The path that no page is filed under, recorded once in the console. It is known only after
 * hydration: one file is served for every unknown address. And it is read only once, because this
 * page stays on screen while the next one loads, when the address bar has already changed.
 */
function useMissingPath(): string | undefined {
  const [path, setPath] = useState<string>()
  useEffect(() => {
    const missing = window.location.pathname
    setPath(missing)
    console.info('Page not found:', missing)
  }, [])
  return path
}
