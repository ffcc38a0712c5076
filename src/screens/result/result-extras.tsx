import { useStay } from '../../checkout/use-stay'
import { TextButton } from '../../components/text-button/text-button'
import { useWords } from '../../words/use-words'
import { actions } from '../../../styles/rhythm.css'
import { Permission } from './permission'
import { Protection } from './protection'
import { screenOnly } from './result.css'

/** The extras of a result: printing, the purchase's deadlines, the permission. Opening one, or any other use, ends the pause. */
export function ResultExtras({ isAwaited = false }: { readonly isAwaited?: boolean }) {
  const { say } = useWords()
  useStay()
  return (
    <>
      <div className={`${actions} ${screenOnly}`}>
        <TextButton
          action="print"
          onPress={() => {
            window.print()
          }}
        >
          {say(isAwaited ? 'transfer.print' : 'receipt.print')}
        </TextButton>
        <Permission />
      </div>
      <div className={actions}>
        <Protection isAwaited={isAwaited} />
      </div>
    </>
  )
}
