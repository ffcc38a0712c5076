import { byId } from './element'
import type { Entry } from './history'
import { historyOf, recordingOf } from './recordings'

/** Sets up the dialog in which the user pastes a recording and replays it. */
export function setUpRecordings(
  live: () => readonly Entry[],
  language: () => 'tr' | 'en',
  replay: (recording: ReturnType<typeof historyOf>) => void,
): void {
  const dialog = byId('recording', HTMLDialogElement)
  const text = byId('recording-text', HTMLTextAreaElement)
  const problem = byId('recording-problem', HTMLElement)
  const open = byId('open-recording', HTMLButtonElement)
  open.addEventListener('click', () => {
    problem.textContent = ''
    dialog.showModal()
    text.focus()
  })
  // A press before this script ran would be lost.
  open.disabled = false
  byId('take-recording', HTMLElement).addEventListener('click', () => {
    text.value = recordingOf(live(), language())
    problem.textContent = ''
  })
  byId('replay', HTMLElement).addEventListener('click', () => {
    try {
      replay(historyOf(text.value))
      dialog.close()
    } catch (error) {
      problem.textContent = error instanceof Error ? error.message : String(error)
      text.focus()
    }
  })
}
