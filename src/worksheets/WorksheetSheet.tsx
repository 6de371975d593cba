import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { worksheets } from '../content/worksheets.ts'
import { addToDraft } from '../inquiry/add-to-draft.ts'
import type { PagePath } from '../routes.ts'
import { Sheet } from '../ui/Sheet.tsx'
import styles from './Worksheet.module.css'

const formPath: PagePath = '/contact'

interface WorksheetSheetProps {
  title: string
  /** What the visitor enters, if it isn't numbers. */
  kind?: string
  /** The result in one sentence, which screen readers announce after each change. */
  result: string
  /** What the main button adds to the quote request form. Without lines, there is no button. */
  carry: { label: string; lines: string; quantity: string }
  /** A button that only this worksheet has. */
  action?: ReactNode
  clear: () => void
  /** What `Worksheet` passed on. */
  takesFocus: boolean
  close: () => void
  /** The lines that the visitor fills in, and the result. */
  children: ReactNode
}

/** The sheet that replaces the example, with the buttons that every worksheet has. */
export function WorksheetSheet(props: WorksheetSheetProps) {
  const { title, kind, result, carry, clear, close } = props
  const announced = useAnnouncement(result)
  const box = useFocusedField(props.takesFocus)
  useEffect(() => {
    const open = String(styles.open)
    const { classList } = document.documentElement
    holdStill(() => classList.add(open))
    return () => classList.remove(open)
  }, [])
  return (
    <div ref={box} className={`at-once ${styles.worksheet}`}>
      <button type="button" className={`button ${styles.tab}`} onClick={close}>
        {worksheets.close}
      </button>
      <Sheet title={title} kind={kind ?? worksheets.kind}>
        {props.children}
      </Sheet>
      <output className="visually-hidden">{announced}</output>
      <div className={`stack ${styles.actions}`}>
        {carry.lines && <CarryButton sheet={title} {...carry} />}
        <div className="cluster">
          {props.action}
          <button
            type="button"
            className="text-button"
            onClick={() => window.print()}
          >
            {worksheets.print}
          </button>
          <button type="button" className="text-button" onClick={clear}>
            {worksheets.clear}
          </button>
        </div>
        <p className="small">{worksheets.kept}</p>
      </div>
    </div>
  )
}

/**
 * Scrolls with what the visitor sees while `change` gives the sections above it their real height.
 * Chromium doesn't do this if React has just replaced the element that it would follow.
 */
function holdStill(change: () => void) {
  const seen = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
  const top = () => seen?.getBoundingClientRect().top ?? 0
  const topBefore = top()
  change()
  window.scrollBy({ top: top() - topBefore, behavior: 'instant' })
}

/**
 * Returns the result once it has stayed unchanged for a second. The form has the same hook. If they
 * shared it, the form's page would load one more file.
 */
function useAnnouncement(result: string): string {
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(result), 1000)
    return () => clearTimeout(timer)
  }, [result])
  return announced
}

/** Returns the ref of an element whose first field gets the focus when it appears. */
function useFocusedField(takesFocus: boolean) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) box.current?.querySelector('input')?.focus()
  }, [takesFocus])
  return box
}

interface CarryButtonProps {
  /** The title of the worksheet. */
  sheet: string
  label: string
  lines: string
  quantity: string
}

function CarryButton({ sheet, label, lines, quantity }: CarryButtonProps) {
  const [, navigate] = useLocation()
  const [charactersOver, setCharactersOver] = useState(0)
  const carry = () => {
    const notes = {
      product: worksheets.carried(sheet),
      otherQuantity: worksheets.otherQuantity(sheet, quantity),
    }
    const over = addToDraft({ sheet, lines, quantity, notes })
    setCharactersOver(over)
    if (over === 0) navigate(formPath)
  }
  return (
    <div className="stack">
      <button type="button" className="button" onClick={carry}>
        {label}
      </button>
      <output>
        {charactersOver > 0 && (
          <>
            {worksheets.notCarried(charactersOver)}{' '}
            <Link href={formPath}>{worksheets.toForm}</Link>
          </>
        )}
      </output>
    </div>
  )
}
