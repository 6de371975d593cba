// Imported first, because it declares the order of the cascade layers.
import './styles/global.css'
import { useBrowserLocation } from 'wouter/use-browser-location'
import { CurrentPage } from './navigation/CurrentPage.tsx'
import { ErrorBoundary } from './shell/ErrorBoundary.tsx'
import { Shell } from './shell/Shell.tsx'

interface AppProps {
  /** The path to render where there is no address bar, while prerendering. */
  ssrPath?: string
}

export function App({ ssrPath }: AppProps) {
  const [location] = useBrowserLocation(ssrPath ? { ssrPath } : {})
  return (
    <ErrorBoundary>
      <Shell location={location}>
        <CurrentPage location={location} />
      </Shell>
    </ErrorBoundary>
  )
}
