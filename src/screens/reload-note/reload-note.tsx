import { useReadOnClient } from '../../checkout/use-read-on-client'
import { useWords } from '../../words/use-words'
import * as css from './reload-note.css'

const PROBE = 'probe'

function isStorageRefused(): boolean {
  try {
    sessionStorage.setItem(PROBE, '')
    sessionStorage.removeItem(PROBE)
    return false
  } catch {
    return true
  }
}

/** Says what a reload costs on a screen after the login, if the browser stores nothing for this page. */
export function ReloadNote() {
  const { say } = useWords()
  const isRefused = useReadOnClient(isStorageRefused, false)
  return isRefused && <p className={css.note}>{say('shell.reload')}</p>
}
