import type { ReactNode } from 'react'
import { openSheet } from '../../checkout/open-sheet'
import { REASON_NOTE, REASON_SHOWN } from '../../checkout/reason-shown'
import { whenReleased } from '../../components/modal/when-released'
import { Note } from '../../components/note/note'
import * as css from './reason-note.css'

/**
 * On a small phone the note is below the window after the bank's page, and above it after a press at the form's end. A payment by the button
 * in a phone's price sheet ends under that sheet, which closes when the focus leaves it.
 */
function comesIntoView(note: HTMLElement | null) {
  if (!note) return
  const isHidden = !note.closest('[data-modal]') && Boolean(document.activeElement?.closest('[data-modal]'))
  // A modal keeps its focus, and covers the sheet.
  if (openSheet() && !isHidden) note.focus()
  whenReleased(note, () => {
    // Under the modal the alert announced nothing, and what opened the modal may be out of the window.
    if (isHidden) note.focus()
    // At once: while a smooth scroll lasts, the note is not where it comes to rest.
    note.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    note.setAttribute(REASON_NOTE, '')
    // Not every browser scrolls the page around a frame of another site.
    note.dispatchEvent(new CustomEvent(REASON_SHOWN, { bubbles: true }))
  })
}

/** Why the last attempt of the screen's form ended. */
export function ReasonNote({ children }: { readonly children: ReactNode }) {
  return (
    <div className={css.place} tabIndex={-1} ref={comesIntoView}>
      <Note tone="danger" icon="alert-circle" role="alert">
        {children}
      </Note>
    </div>
  )
}
