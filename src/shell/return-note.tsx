import { isAskedAgain } from '../../machines/checkout/returning-view'
import { useView } from '../checkout/use-view'
import { Note } from '../components/note/note'
import { infoMark } from '../components/icon/later-icons'
import { useLaterWords } from '../words/use-later-words'
import * as css from './return-note.css'

/** Why a member is at the form again, and how little it takes to come back. */
export function ReturnNote() {
  const isShown = useView(isAskedAgain)
  const text = useLaterWords()('identify.returning')
  if (!isShown || text === undefined) return null
  return (
    <div className={css.place} data-note="returning">
      <Note icon={infoMark} role="status">
        {text}
      </Note>
    </div>
  )
}
