import '../../../src/styles/global.css'
import { type PropsWithChildren, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { states } from './states.tsx'

const query = new URLSearchParams(location.search)

/** Lists all states, or shows the one that the address names. */
export function show() {
  const name = query.get('state') ?? ''
  if (name in states) showState(name)
  else createRoot(document.body).render(<AllStates />)
  document.documentElement.style.colorScheme = query.get('scheme') ?? ''
}

function showState(name: string) {
  // A worksheet that opens in a frame would also scroll the page around the frame.
  Element.prototype.scrollIntoView = () => {}
  const content = states[name]?.()
  if (typeof content === 'string') {
    document.open()
    document.write(content)
    document.close()
  } else {
    createRoot(document.body).render(<State name={name}>{content}</State>)
  }
  new ResizeObserver(() => {
    const frame = window.frameElement as HTMLIFrameElement | null
    if (frame) frame.height = `${document.body.offsetHeight}`
  }).observe(document.body)
}

function AllStates() {
  return (
    <main className="spread">
      <h1>Every state</h1>
      {Object.keys(states).map((name) => (
        <section key={name}>
          <h2>{name}</h2>
          <div className="pair">
            <Frame state={name} scheme="light" />
            <Frame state={name} scheme="dark" />
          </div>
        </section>
      ))}
    </main>
  )
}

function Frame(shown: { state: string; scheme: 'light' | 'dark' }) {
  const address = `?${new URLSearchParams(shown)}`
  return (
    <div>
      <a href={address}>{shown.scheme}</a>
      <iframe
        title={`${shown.state} (${shown.scheme})`}
        src={address}
        loading="lazy"
      />
    </div>
  )
}

function State({ name, children }: PropsWithChildren<{ name: string }>) {
  useEffect(() => document.getElementById('menu')?.showPopover(), [])
  return (
    // Links lead nowhere, so that each frame keeps its state.
    <Router hook={() => ['/', () => {}]}>
      <main>
        <h1 className="visually-hidden">{name}</h1>
        <div>{children}</div>
      </main>
    </Router>
  )
}
