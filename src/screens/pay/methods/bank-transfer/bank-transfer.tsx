import { isLoginOver } from '../../../../../machines/checkout/views'
import { TRANSFER_DAYS } from '../../../../../machines/payment/bank-transfer/rules'
import {
  bankTransferView,
  refusedTransferFields,
  transferBreakdown,
} from '../../../../../machines/payment/bank-transfer/view'
import { LazyPart } from '../../../../checkout/lazy-part'
import { useMethod } from '../../../../checkout/use-method'
import { useChildView, useView } from '../../../../checkout/use-view'
import { bank as icon } from '../../../../components/icon/later-icons'
import type { BankTransferActor } from '../../form/actors'
import { Agreement } from '../../form/agreement'
import { payMethod, wholePrice } from '../../form/method'
import { PayForm } from '../../form/pay-form'
import { ProblemNote } from '../../form/problem-note'
import { useFormMoneyFact } from '../../form/use-form-money-fact'
import { BankTransferAction, TRANSFER_HANDLES } from './bank-transfer-action'
import { TransferChoice } from './transfer-choice'
import { TransferDetails } from './transfer-details'

/** Paying by a transfer that the shopper makes at their bank: first the choice of the bank, then the transfer's details (BANK-01). */
function BankTransferMethod({ actor }: { readonly actor: BankTransferActor }) {
  const view = useChildView(actor, bankTransferView)
  const uncharged = useFormMoneyFact()
  // The note about the ended login says the same as the refused call, and offers to log in again.
  const isLoginNoteShown = useView(isLoginOver) && view.transfer !== undefined
  return (
    <>
      <ProblemNote problem={isLoginNoteShown ? undefined : view.problem} uncharged={uncharged} />
      {view.transfer ? (
        <TransferDetails actor={actor} view={view} />
      ) : (
        <PayForm name="bank-transfer-form">
          <TransferChoice actor={actor} view={view} />
          <Agreement view={view} of="transfer" />
        </PayForm>
      )}
    </>
  )
}

const leaveTransfer = () => import('./leave-transfer').then(({ LeaveTransfer }) => LeaveTransfer)

/** Renders nothing if the modal's chunk fails to load: staying on the page is the safe default. */
function BankTransferDialogs() {
  const actor = useMethod('bankTransfer')
  const view = useChildView(actor, bankTransferView)
  const isOpen = view?.kind === 'explaining' || view?.kind === 'confirmingLeave'
  const close = () => {
    actor?.send({ type: 'shopper.closed' })
  }
  const wanted = isOpen ? 'now' : view?.transfer ? 'soon' : 'never'
  return <LazyPart wanted={wanted} load={leaveTransfer} close={close} fallback="page" props={{}} />
}

export const bankTransfer = payMethod('bankTransfer', {
  tile: {
    name: 'methods.transfer',
    icon,
    fact: (_, { say }) => say('methods.transfer.days', { count: TRANSFER_DAYS }),
  },
  Form: BankTransferMethod,
  Action: BankTransferAction,
  Dialogs: BankTransferDialogs,
  refused: refusedTransferFields,
  handles: TRANSFER_HANDLES,
  breakdownOf(snapshot) {
    const breakdown = transferBreakdown(snapshot)
    return breakdown ? wholePrice(breakdown) : 'unknown'
  },
})
