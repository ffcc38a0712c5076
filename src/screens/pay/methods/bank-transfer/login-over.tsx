import { useCheckout } from '../../../../checkout/provider'
import { triangle } from '../../../../components/icon/later-icons'
import { Note } from '../../../../components/note/note'
import { TextButton } from '../../../../components/text-button/text-button'
import { useWords } from '../../../../words/use-words'
import { LOGGED_IN_AGAIN, useLoginOver } from './use-login-over'

/** The login has ended beside a transfer that has its code: nothing is lost by that, and who logs in again comes back to it (CNT-05). */
export function LoginOver() {
  const { say } = useWords()
  const { actor } = useCheckout()
  if (!useLoginOver()) return null
  return (
    <Note tone="warning" icon={triangle} role="alert">
      <b>{say('transfer.loginOver')}</b>
      <br />
      {say('transfer.loginOver.how')}
      <br />
      <TextButton
        action="try-again"
        onPress={() => {
          actor.send(LOGGED_IN_AGAIN)
        }}
      >
        {say('pages.memberToken.expire.logIn')}
      </TextButton>
    </Note>
  )
}
