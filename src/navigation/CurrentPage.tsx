import { useLocation } from 'wouter'
import { findRoute } from '../routes.ts'
import { loadedPage } from './load-page.ts'
import { useArrival } from './use-arrival.ts'

/** The page at the current location. `usePageLocation` has already loaded its code. */
export function CurrentPage() {
  const [location] = useLocation()
  const { Page, content } = loadedPage(findRoute(location))
  useArrival(location, content.head.title)
  return (
    <main key={location} id="main">
      <Page />
    </main>
  )
}
