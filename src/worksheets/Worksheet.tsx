import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { notLoaded } from '../content/worksheet-link.ts'
import { loadStyles } from '../navigation/load-styles.ts'
import styles from './Worksheet.module.css'

/** The part of a worksheet that is loaded when a visitor opens it. */
export type FillIn = ComponentType<FillInProps>

export interface FillInProps {
  /** The fragment of the address when the worksheet was opened. */
  fragment: string
  /** Whether the first field gets the focus, because the visitor opened the worksheet here. */
  takesFocus: boolean
  /** Shows the example again. */
  close: () => void
}

type Sheet = Omit<FillInProps, 'close'> & { FillIn: FillIn }

interface WorksheetProps {
  /** The figure's ID. The worksheet is open while the fragment of the address begins with it. */
  id: string
  /** The text of the link that opens the worksheet. If it is empty, only the example is shown. */
  label: string
  load(): Promise<{ FillIn: FillIn }>
  /** The example, which is in the HTML, and which visitors see until they open the worksheet. */
  children: ReactNode
  className?: string
}

/** A link that opens a worksheet elsewhere on the page. */
export function WorksheetLink({ id, label }: { id: string; label: string }) {
  return (
    label && (
      <a href={`#${id}`} className={`button ${styles.link}`}>
        {label}
      </a>
    )
  )
}

/**
 * An example document that visitors can fill in with their own numbers. ADR 26 explains worksheets
 * and how to add one.
 */
export function Worksheet(props: WorksheetProps) {
  const { id, label, children, className } = props
  const { figure, link, href, sheet, loadEarly, open, close } = useSheet(props)
  return (
    <figure ref={figure} id={id} className={className}>
      {typeof sheet === 'object' ? (
        <sheet.FillIn key={sheet.fragment} {...sheet} close={close} />
      ) : (
        <>
          {label && (
            <a
              ref={link}
              href={href}
              className={`button ${styles.tab}`}
              onPointerEnter={loadEarly}
              onFocus={loadEarly}
              onClick={open}
            >
              {label}
            </a>
          )}
          {sheet && <p role="alert">{notLoaded}</p>}
          {children}
        </>
      )}
    </figure>
  )
}

/** Opens the worksheet while the fragment of the address has its ID. */
function useSheet({ id, label, load }: WorksheetProps) {
  const figure = useRef<HTMLElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  const movesFocus = useRef(false)
  const [href, setHref] = useState(`#${id}`)
  /** The open worksheet, or `failed` if its code could not be loaded. */
  const [sheet, setSheet] = useState<Sheet | 'failed'>()

  const loadAll = () => Promise.all([load(), loadStyles()])
  const loadEarly = () => void loadAll().catch(console.info)
  const isInAddress = () =>
    label !== '' && location.hash.slice(1).split('?')[0] === id

  /** Opens or closes the worksheet, to agree with the address. */
  async function update() {
    // After Back, the figure itself has the focus.
    movesFocus.current ||= Boolean(figure.current?.querySelector(':focus'))
    const takesFocus = movesFocus.current
    if (!isInAddress()) return setSheet(undefined)
    // The navigation scrolls to the top, because no element has the whole fragment as its ID.
    if (window.scrollY === 0) figure.current?.scrollIntoView()
    try {
      const [{ FillIn }] = await loadAll()
      if (isInAddress())
        setSheet({ FillIn, fragment: location.hash, takesFocus })
    } catch {
      setSheet('failed')
    }
  }
  useAddressChange(update)
  useEffect(() => {
    if (!sheet && movesFocus.current) link.current?.focus()
    movesFocus.current = false
  }, [sheet])

  const open = () => {
    // A link to a fragment takes the focus away from itself.
    movesFocus.current = true
    if (sheet) update()
  }
  const close = () => {
    movesFocus.current = true
    // The link and Back bring the entries back.
    setHref(location.hash)
    history.pushState(null, '', location.pathname + location.search)
    update()
  }
  return { figure, link, href, sheet, loadEarly, open, close }
}

/** Calls the function at first, and whenever the visitor follows a link to a fragment or goes back. */
function useAddressChange(update: () => void) {
  const onChange = useEffectEvent(update)
  useEffect(() => {
    const listener = () => onChange()
    // Browsers also fire this event when a visitor follows a link to a fragment.
    addEventListener('popstate', listener)
    listener()
    return () => removeEventListener('popstate', listener)
  }, [])
}
