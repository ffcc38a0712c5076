import type { TransferLine } from '../../../../../machines/payment/bank-transfer/rules'
import type { WordKey } from '../../../../words/word-key'

export const TRANSFER_LABELS: Readonly<Record<TransferLine['name'], WordKey>> = {
  bank: 'transfer.bank',
  recipient: 'transfer.recipient',
  iban: 'transfer.iban',
  amount: 'transfer.amount',
  code: 'transfer.code',
  deadline: 'transfer.lastDay',
}
