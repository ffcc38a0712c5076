import { exitView, isPayFlow, isPaymentUnsettled } from '../../machines/checkout/views'
import { hostOf } from '../checkout/host-of'
import { useCheckout } from '../checkout/provider'
import { useView } from '../checkout/use-view'
import { Button } from '../components/button/button'
import { danger } from '../components/button/looks.css'
import { Modal } from '../components/modal/modal'
import { useWords } from '../words/use-words'

/** What leaving means for the money. In a refund or settlement nothing is paid, so its words name no payment. */
export function ExitText() {
  const { say } = useWords()
  const { merchantName, isUncharged } = useView(exitView)
  const isOfPayment = useView(isPayFlow)
  if (useView(isPaymentUnsettled)) return say(isOfPayment ? 'errors.unsettled' : 'outcome.request.lede')
  const ofPayment = merchantName === undefined ? say('exit.text.noMerchant') : say('exit.text', { merchantName })
  return (
    <>
      {isOfPayment ? ofPayment : say('exit.request.text')}
      {isUncharged && ` ${say(isOfPayment ? 'errors.noMoneyMoved' : 'errors.nothingMoved')}`}
    </>
  )
}

/** Asks the shopper to confirm leaving for the shop (SHELL-10). */
export function ExitModal() {
  const { say } = useWords()
  const { actor, productName } = useCheckout()
  const view = useView(exitView)
  const isOfPayment = useView(isPayFlow)
  const host = view.shopUrl === undefined ? undefined : hostOf(view.shopUrl)
  const stay = () => actor.send({ type: 'shopper.keptPaying' })
  return (
    <Modal
      name="exit"
      title={say('exit.title')}
      isOpen={view.isOpen}
      onClose={stay}
      closeLabel={say('shell.close')}
      width="exit"
      icon="exit"
      role="alertdialog"
      actions={
        <>
          <Button action="stay" onPress={stay}>
            {isOfPayment ? say('exit.stay', { product: productName }) : say('transfer.leave.stay')}
          </Button>
          <Button
            look={danger}
            action="exit"
            busy={view.isLeaving}
            busyLabel={say('exit.leaving')}
            onPress={() => actor.send({ type: 'shopper.exited' })}
          >
            {say('exit.leave')}
          </Button>
        </>
      }
    >
      <p>
        <ExitText />
      </p>
      {host !== undefined && host !== view.merchantHost && <p>{say('exit.where', { host })}</p>}
    </Modal>
  )
}
