import { useSelector } from '@xstate/react'
import { cardPaymentView } from '../../../../../machines/payment/card/view'
import { useMethod } from '../../../../checkout/use-method'
import { useChild } from '../../../../checkout/use-view'
import { Button } from '../../../../components/button/button'
import { second } from '../../../../components/button/looks.css'
import { Modal } from '../../../../components/modal/modal'
import { useWords } from '../../../../words/use-words'
import { useRefusalMoneyFact } from '../../form/use-form-money-fact'

function CreditOfferText() {
  const { say } = useWords()
  const uncharged = useRefusalMoneyFact()
  return <p>{say(uncharged === 'errors.noMoneyMoved' ? 'creditOffer.text' : uncharged)}</p>
}

/** Modal over the cards after one was refused for insufficient funds: a bank may lend the order's amount (CARD-12). */
export function CreditOffer() {
  const { say } = useWords()
  const payment = useChild('payment')
  const actor = useMethod('cardPayment')
  const isOpen = useSelector(
    actor,
    (snapshot) => snapshot !== undefined && cardPaymentView(snapshot).kind === 'offering',
  )
  const close = () => actor?.send({ type: 'shopper.closed' })
  return (
    <Modal
      name="credit-offer"
      title={say('creditOffer.title')}
      isOpen={isOpen}
      onClose={close}
      closeLabel={say('shell.close')}
      width="default"
      actions={
        <>
          <Button
            action="choose-credit"
            onPress={() => payment?.send({ type: 'shopper.choseMethod', method: 'shopping-credit' })}
          >
            {say('creditOffer.choose')}
          </Button>
          <Button look={second} action="stay-with-cards" onPress={close}>
            {say('creditOffer.stay')}
          </Button>
        </>
      }
    >
      <CreditOfferText />
    </Modal>
  )
}
