import { Component, type ReactNode } from 'react'
import { shell } from '../content/shell.ts'
import { loadStyles } from '../navigation/load-page.ts'

export class ErrorBoundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {}

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override componentDidCatch() {
    loadStyles().catch(console.info)
    // React keeps showing this page until the app's state is reset.
    addEventListener('popstate', () => location.reload())
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    return (
      <main className="spread">
        <p className="label">{shell.crash.title}</p>
        <h1>{shell.crash.heading}</h1>
        <p className="lede">{error.message}</p>
        <pre>{error.stack}</pre>
        <p>
          {/* A plain link loads a new document, which resets the app's state. */}
          <a href="/">{shell.crash.back}</a>
        </p>
      </main>
    )
  }
}
