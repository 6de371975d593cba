/** The script of `/_local/states`: lists all states, or shows the one in the query. */
import '../../../src/styles/global.css'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { states } from './states.tsx'

const query = new URLSearchParams(location.search)
const state = states[query.get('state') ?? '']
const content = state?.()
if (typeof content === 'string') {
  document.open()
  document.write(content)
  document.close()
} else createRoot(document.body).render(state ? <Shown /> : <AllStates />)
document.documentElement.style.colorScheme = query.get('scheme') ?? ''

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

/** A page that no link leaves. */
function Shown() {
  useEffect(() => {
    document.getElementById('menu')?.showPopover()
    const fitFrame = () => {
      const frame = window.frameElement as HTMLIFrameElement | null
      if (frame) frame.height = `${document.body.offsetHeight}`
    }
    const observer = new ResizeObserver(fitFrame)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  return (
    <Router hook={() => ['/', () => {}]}>
      <main>
        <h1 className="visually-hidden">{query.get('state')}</h1>
        <div>{content}</div>
      </main>
    </Router>
  )
}
