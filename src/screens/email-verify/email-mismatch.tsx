import { useSelector } from '@xstate/react'
import { emailMismatchView } from '../../../machines/sign-in/email-mismatch/view'
import { useChild } from '../../checkout/use-view'
import { Button } from '../../components/button/button'
import { second } from '../../components/button/looks.css'
import { Modal } from '../../components/modal/modal'
import { useWords } from '../../words/use-words'

/** Modal over the e-mail form: the typed e-mail does not belong to the phone. */
export function EmailMismatch() {
  const { say } = useWords()
  const actor = useChild('emailMismatch')
  const isOpen = useSelector(actor, (snapshot) => snapshot !== undefined && emailMismatchView(snapshot).isMismatched)
  const retry = () => actor?.send({ type: 'shopper.retried' })
  return (
    <Modal
      name="email-mismatch"
      title={say('emailVerify.mismatch.title')}
      isOpen={isOpen}
      onClose={retry}
      closeLabel={say('shell.close')}
      role="alertdialog"
      width="default"
      icon="identity"
      actions={
        <>
          <Button action="other-email" onPress={retry}>
            {say('emailVerify.mismatch.otherEmail')}
          </Button>
          <Button look={second} action="other-number" onPress={() => actor?.send({ type: 'shopper.steppedBack' })}>
            {say('emailVerify.otherNumber')}
          </Button>
        </>
      }
    >
      {say('emailVerify.mismatch.text')}
    </Modal>
  )
}
