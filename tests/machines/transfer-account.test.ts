import { expect, it } from 'vitest'
import { bankTransferMachine } from '../../machines/payment/bank-transfer/machine'
import { NO_TERMS } from '../../machines/entities/payment-terms'
import { accountOfTransfer } from '../../machines/payment/bank-transfer/rules'
import { receiptOfTransfer } from '../../machines/payment/context'
import { AKBANK, TRANSFER } from './fixtures/bank-accounts'
import { withCode } from './support/bank-transfer-harness'

const of = (bankId: string | number) => ({ ...AKBANK, bankId })

it('a transfer shows its account although the order names its bank as another type (GWY-11~, PAY-13~, BANK-06~)', () => {
  for (const [listed, named] of [
    [46, '46'],
    ['46', 46],
  ] as const) {
    const accounts = [of(62), of(listed)]
    const { view } = withCode(bankTransferMachine, { accounts, transfer: { ...TRANSFER, bankId: named } })
    expect([view().account, accountOfTransfer(accounts, named)]).toEqual([of(listed), of(listed)])
    const notified = { kind: 'notified', transfer: { ...TRANSFER, bankId: named }, callbackUrl: undefined } as const
    const { account } = receiptOfTransfer(notified, { ...NO_TERMS, transferAccounts: accounts })
    expect(account).toEqual(of(listed))
  }
})

it('a transfer has the account of the same type, if there is one, and none that the order does not list (BANK-06~)', () => {
  const both = [of('64'), of(64)]
  expect([accountOfTransfer(both, 64), accountOfTransfer(both, '64')]).toEqual([of(64), of('64')])
  for (const bankId of [undefined, 62, '', 'undefined']) expect(accountOfTransfer(both, bankId)).toBeUndefined()
  const draft = { selectedBankId: 64, clickedBanks: [] }
  const { view } = withCode(bankTransferMachine, { accounts: both, draft, transfer: { ...TRANSFER, bankId: 62 } })
  expect(view().account).toBeUndefined()
})
