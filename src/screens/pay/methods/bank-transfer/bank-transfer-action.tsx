import type { TransferFault } from '../../../../../machines/payment/bank-transfer/rules'
import { bankTransferView } from '../../../../../machines/payment/bank-transfer/view'
import { useChildView } from '../../../../checkout/use-view'
import type { WordKey } from '../../../../words/word-key'
import { useWords } from '../../../../words/use-words'
import type { BankTransferActor } from '../../form/actors'
import { PayButton } from '../../form/pay-button'
import { type FieldHandles, pressPay } from '../../form/press-pay'
import { REASONS } from '../../form/use-pay-words'

const TRANSFER_REASONS = {
  ...REASONS,
  // The button leads to a transfer code; the shopper pays at the bank.
  agreement: 'validations.agreementRequired',
  bank: 'transfer.reason.bank',
} as const satisfies Record<TransferFault | 'connection', WordKey>

export const TRANSFER_HANDLES: FieldHandles = { bank: 'selectedBankId' }

/**
 * Before there is a transfer code, requests one. Then confirms that the shopper has all details (BANK-05), or starts again if that can't be
 * sent.
 */
export function BankTransferAction({ actor }: { readonly actor: BankTransferActor }) {
  const { say } = useWords()
  const { kind, transfer, canNotifyTransfer, missing, isSlow } = useChildView(actor, bankTransferView)
  if (transfer && !canNotifyTransfer) {
    return (
      <PayButton
        action="leave"
        label={say('transfer.restart')}
        busyLabel={say('transfer.restarting')}
        isBusy={kind === 'restarting'}
        onPress={() => actor.send({ type: 'shopper.askedToLeave' })}
      />
    )
  }
  if (transfer) {
    return (
      <PayButton
        action="complete-order"
        label={say('transfer.complete')}
        busyLabel={say('transfer.completing')}
        reason={missing === 'connection' ? REASONS.connection : undefined}
        isBusy={kind === 'notifying' || kind === 'restarting'}
        isSlow={isSlow}
        onPress={() => actor.send({ type: 'shopper.tookDetails' })}
      />
    )
  }
  const ask = () => actor.send({ type: 'shopper.paid' })
  return (
    <PayButton
      action="pay"
      label={say('transfer.continue')}
      busyLabel={say('transfer.starting')}
      reason={missing && TRANSFER_REASONS[missing]}
      isBusy={kind === 'starting'}
      onPress={() => {
        pressPay(actor, ask, bankTransferView, TRANSFER_HANDLES)
      }}
    />
  )
}
