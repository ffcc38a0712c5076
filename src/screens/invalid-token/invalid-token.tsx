import { isPayFlow } from '../../../machines/checkout/views'
import { useView } from '../../checkout/use-view'
import { infoMark } from '../../components/icon/later-icons'
import { Note } from '../../components/note/note'
import { actions } from '../../../styles/rhythm.css'
import { SupportCode } from '../support-code/support-code'
import { useWords } from '../../words/use-words'
import { StatusPage } from '../status-page/status-page'

/** Replaces every other screen if the token is missing, or not known to the provider any more. */
function InvalidTokenScreen() {
  const { say } = useWords()
  const isOfPayment = useView(isPayFlow)
  return (
    <StatusPage
      screen="invalid-token"
      icon="link"
      heading="errors.invalidToken.title"
      lede={say(isOfPayment ? 'errors.invalidToken.text' : 'errors.invalidToken.request.text')}
    >
      <div className={actions}>
        <Note icon={infoMark} role="alert">
          {say(isOfPayment ? 'errors.invalidToken.hint' : 'errors.invalidToken.request.hint')}
        </Note>
      </div>
      <SupportCode />
    </StatusPage>
  )
}

export const parts = { Main: InvalidTokenScreen }
