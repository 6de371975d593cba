import { shell } from '../content/shell.ts'
import { unreachable } from '../navigation/unreachable.ts'

const { title, text, close } = shell.unreachable

/**
 * Says that a link can't be followed offline. This is a native dialog, because the styles of notices
 * may not have been loaded.
 */
export function Unreachable() {
  if (!unreachable.useValue()) return null
  return (
    <dialog
      ref={showModal}
      aria-labelledby="unreachable"
      onClose={() => unreachable.set(false)}
    >
      <div className="stack">
        <h2 id="unreachable" className="title">
          {title}
        </h2>
        <p>{text}</p>
        <button
          type="button"
          className="button"
          onClick={({ currentTarget }) =>
            currentTarget.closest('dialog')?.close()
          }
        >
          {close}
        </button>
      </div>
    </dialog>
  )
}

const showModal = (dialog: HTMLDialogElement | null) => dialog?.showModal()
