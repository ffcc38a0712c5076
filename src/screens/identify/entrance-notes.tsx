import { isAskedAgain, isTransferAwaited } from '../../../machines/checkout/views'
import { useView } from '../../checkout/use-view'
import { Note } from '../../components/note/note'
import { infoMark } from '../../components/icon/later-icons'
import { useLaterWords } from '../../words/use-later-words'
import * as css from './entrance-notes.css'

interface EntranceNoteProps {
  readonly name: string
  readonly text: string | undefined
}

function EntranceNote({ name, text }: EntranceNoteProps) {
  if (text === undefined) return null
  return (
    <div className={css.place} data-note={name}>
      <Note icon={infoMark} role="status">
        {text}
      </Note>
    </div>
  )
}

/** What is said at the form before anybody is asked who they are. */
export function EntranceNotes() {
  const words = useLaterWords()
  const isReturning = useView(isAskedAgain)
  const isAwaited = useView(isTransferAwaited)
  return (
    <>
      {/* Why a member is at the form again, and how little it takes to come back. */}
      {isReturning && <EntranceNote name="returning" text={words('identify.returning')} />}
      {/* That the order waits for a transfer, and what logging in is good for then (PAY-13). */}
      {isAwaited && <EntranceNote name="transfer" text={words('waiting.transfer')} />}
    </>
  )
}
