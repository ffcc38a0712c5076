import { isLoginExpiryShown, isTransferAwaited } from '../../../machines/checkout/views'
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

/** Notes at the form, shown before the shopper has signed in. */
export function EntranceNotes() {
  const words = useLaterWords()
  const isReturning = useView(isLoginExpiryShown)
  const isAwaited = useView(isTransferAwaited)
  return (
    <>
      {/* Why a member must log in again, and how little it takes. */}
      {isReturning && <EntranceNote name="returning" text={words('identify.returning')} />}
      {/* The order waits for a bank transfer, and why logging in still helps (PAY-13). */}
      {isAwaited && <EntranceNote name="transfer" text={words('waiting.transfer')} />}
    </>
  )
}
