import { TRANSFER_DAYS } from '../../../../../machines/payment/transfer/rules'
import { transferLedger } from '../../../../../machines/payment/transfer/view'
import { bank as icon } from '../../../../components/icon/later-icons'
import { payMethod, wholeSum } from '../../form/method'
import { OverTransfer } from './over-transfer'
import { TransferAction } from './transfer-action'
import { TransferMethod } from './transfer-method'

export const transfer = payMethod('bankTransfer', {
  tile: {
    name: 'methods.transfer',
    icon,
    fact: (_, { say }) => say('methods.transfer.days', { count: TRANSFER_DAYS }),
  },
  Form: TransferMethod,
  Action: TransferAction,
  Over: OverTransfer,
  sumOf(snapshot) {
    const ledger = transferLedger(snapshot)
    return ledger ? wholeSum(ledger) : 'untold'
  },
})
