import { Component, type ReactNode } from 'react'
import { loadStyles } from '../navigation/load-styles.ts'
import styles from './ErrorBoundary.module.css'

interface ErrorBoundaryProps {
  children: ReactNode
}

/** Shows what went wrong instead of a blank page when a component throws while rendering. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('Unknown error') }
  }

  override componentDidCatch() {
    void loadStyles()
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    const { message, stack } =
      error instanceof Error ? error : { message: String(error), stack: '' }
    return (
      <main className={styles.page}>
        <p className="label">Exception report</p>
        <h1>Unexpected Application Error!</h1>
        <p className={styles.message}>{message}</p>
        {stack && <pre className={styles.stack}>{stack}</pre>}
        <p>
          {/* A plain link: a full load is what gets rid of the broken state. */}
          <a href="/">Back to the home page</a>
        </p>
      </main>
    )
  }
}
