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

/** The live region is always mounted, because only then is a note that appears in it announced. */
function EntranceNote({ name, text }: EntranceNoteProps) {
  return (
    <div role="status">
      {text !== undefined && (
        <div className={css.place} data-note={name}>
          <Note icon={infoMark}>{text}</Note>
        </div>
      )}
    </div>
  )
}

/** Notes at the form, shown before the shopper has signed in. */
export function EntranceNotes({ isShown }: { readonly isShown: boolean }) {
  const words = useLaterWords()
  const isReturning = useView(isLoginExpiryShown)
  const isAwaited = useView(isTransferAwaited)
  return (
    <>
      {/* Why a member must log in again, and how little it takes. */}
      <EntranceNote name="returning" text={isShown && isReturning ? words('identify.returning') : undefined} />
      {/* The order waits for a bank transfer, and why logging in still helps (PAY-13). */}
      <EntranceNote name="transfer" text={isShown && isAwaited ? words('waiting.transfer') : undefined} />
    </>
  )
}
