import { Component, type ReactNode } from 'react'
import { shell } from '../content/shell.ts'
import { loadLostHtml } from '../navigation/load-page.ts'
import { loadStyles } from '../navigation/load-styles.ts'
import { rememberInteraction } from './remember-interaction.ts'

type State = { error?: Error | undefined }

/**
 * Shows the crash page after a render error. If an extension or a translation tool caused the error
 * by changing the page, React renders the page again instead and keeps the visitor's entries.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {}

  // If hydration fails, React constructs this component again before it replaces the elements. At
  // that point, the old elements still contain the visitor's entries.
  restore = typeof document === 'undefined' ? undefined : rememberInteraction()

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override componentDidMount() {
    this.restore?.()
  }

  override getSnapshotBeforeUpdate() {
    return rememberInteraction()
  }

  override componentDidUpdate(
    _props: unknown,
    _state: State,
    restore: () => void,
  ) {
    if (!isForeign(this.state.error)) return
    document.getElementById('root')?.replaceChildren()
    loadLostHtml().catch(console.info)
    this.setState({ error: undefined }, restore)
  }

  override componentDidCatch(error: Error) {
    if (isForeign(error)) return
    loadStyles().catch(console.info)
    // Without a reload, React would keep showing the crash page after Back or Forward.
    addEventListener('popstate', () => location.reload())
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    if (isForeign(error)) return null
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

/** React throws a DOMException if another script has moved an element (react/react#11538). */
const isForeign = (error?: Error) => error instanceof DOMException
