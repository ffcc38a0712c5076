import { TRANSFER_DAYS } from '../../../../../machines/payment/bank-transfer/rules'
import { refusedByTransfer, transferBreakdown } from '../../../../../machines/payment/bank-transfer/view'
import { bank as icon } from '../../../../components/icon/later-icons'
import { payMethod, wholePrice } from '../../form/method'
import { BankTransferDialogs } from './bank-transfer-dialogs'
import { BankTransferAction, TRANSFER_HANDLES } from './bank-transfer-action'
import { BankTransferMethod } from './bank-transfer-method'

export const bankTransfer = payMethod('bankTransfer', {
  tile: {
    name: 'methods.transfer',
    icon,
    fact: (_, { say }) => say('methods.transfer.days', { count: TRANSFER_DAYS }),
  },
  Form: BankTransferMethod,
  Action: BankTransferAction,
  Dialogs: BankTransferDialogs,
  refused: refusedByTransfer,
  handles: TRANSFER_HANDLES,
  sumOf(snapshot) {
    const breakdown = transferBreakdown(snapshot)
    return breakdown ? wholePrice(breakdown) : 'untold'
  },
})
