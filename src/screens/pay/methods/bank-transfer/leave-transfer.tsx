import { bankTransferView } from '../../../../../machines/payment/bank-transfer/view'
import { useMethod } from '../../../../checkout/use-method'
import { useChildView } from '../../../../checkout/use-view'
import { Button } from '../../../../components/button/button'
import { danger } from '../../../../components/button/looks.css'
import { Modal } from '../../../../components/modal/modal'
import { useWords } from '../../../../words/use-words'

const OPEN: readonly (string | undefined)[] = ['explaining', 'confirmingLeave']

/**
 * Modal over a transfer that has its code: it excludes every other method (BANK-03), and what leaving it costs (BANK-04). One modal with
 * two messages, since the second may follow from the first.
 */
export function LeaveTransfer() {
  const { say } = useWords()
  const actor = useMethod('bankTransfer')
  const kind = useChildView(actor, (snapshot) => bankTransferView(snapshot).kind)
  const isLeaving = kind === 'confirmingLeave'
  const stay = () => actor?.send({ type: 'shopper.closed' })
  return (
    <Modal
      name="leave-transfer"
      title={say(isLeaving ? 'transfer.leave.title' : 'transfer.locked')}
      isOpen={OPEN.includes(kind)}
      onClose={stay}
      closeLabel={say('shell.close')}
      width="exit"
      icon="exit"
      question={isLeaving ? 'leave' : 'locked'}
      role="alertdialog"
      actions={
        <>
          <Button action="stay" onPress={stay}>
            {say('transfer.leave.stay')}
          </Button>
          <Button
            look={danger}
            action="leave-transfer"
            onPress={() => actor?.send({ type: isLeaving ? 'shopper.left' : 'shopper.askedToLeave' })}
          >
            {say(isLeaving ? 'transfer.leave.go' : 'transfer.leave')}
          </Button>
        </>
      }
    >
      <p>{say(isLeaving ? 'transfer.leave.text' : 'transfer.locked.text')}</p>
    </Modal>
  )
}
