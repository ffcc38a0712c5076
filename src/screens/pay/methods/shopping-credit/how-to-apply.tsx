import { shoppingCreditView } from '../../../../../machines/payment/shopping-credit/view'
import { useMethod } from '../../../../checkout/use-method'
import { useChildView } from '../../../../checkout/use-view'
import { Button } from '../../../../components/button/button'
import { Modal } from '../../../../components/modal/modal'
import { Timeline } from '../../../../components/timeline/timeline'
import { useWords } from '../../../../words/use-words'

/** Modal over the form: how to apply, from here to the bank and back (CRED-02). */
export function HowToApply() {
  const { say } = useWords()
  const actor = useMethod('shoppingCredit')
  const isOpen = useChildView(actor, (snapshot) => shoppingCreditView(snapshot).kind === 'explaining')
  const close = () => actor?.send({ type: 'shopper.closed' })
  return (
    <Modal
      name="how-to-apply"
      title={say('credit.how')}
      isOpen={isOpen === true}
      onClose={close}
      closeLabel={say('shell.close')}
      width="default"
      actions={
        <Button action="understood" onPress={close}>
          {say('balanceInfo.understood')}
        </Button>
      }
    >
      <Timeline
        steps={[
          { title: say('credit.how.choose'), second: say('credit.how.choose.then') },
          { title: say('credit.how.apply'), second: say('credit.how.apply.then') },
          { title: say('credit.how.return'), second: say('credit.how.return.then') },
        ]}
      />
    </Modal>
  )
}
