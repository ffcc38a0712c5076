import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import { bankTransferView } from '../../../../../machines/payment/bank-transfer/view'
import { LatePart } from '../../../../checkout/late-part'
import { useMethod } from '../../../../checkout/use-method'
import { NOTHING } from '../../form/nothing'
import { isSame } from '../../form/same-view'

const leaveTransfer = () => import('./leave-transfer').then(({ LeaveTransfer }) => LeaveTransfer)

/** Without its code nobody is kept here: to stay is to go on reading, which is there without it. */
export function BankTransferDialogs() {
  const actor = useMethod('bankTransfer')
  const view = useSelector(actor, (snapshot) => snapshot && bankTransferView(snapshot), isSame)
  const isOpen = view?.kind === 'explaining' || view?.kind === 'confirmingLeave'
  const close = useCallback(() => {
    actor?.send({ type: 'shopper.closed' })
    actor?.send({ type: 'shopper.stayed' })
  }, [actor])
  const wanted = isOpen ? 'now' : view?.transfer ? 'soon' : 'never'
  return <LatePart wanted={wanted} load={leaveTransfer} close={close} fallback="page" props={NOTHING} />
}
