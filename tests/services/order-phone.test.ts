import { describe, expect, it } from 'vitest'
import type { BalanceSubmission } from '../../machines/payment/balance/ports'
import type { TransferSubmission } from '../../machines/payment/bank-transfer/ports'
import { createBankTransferGateway } from '../../src/gateways/payment/bank-transfer/gateway'
import { orderPhone } from '../../src/services/payment/open-payment'
import { paymentLogic } from '../../src/services/payment/payment'
import { MEMBER, ORDER } from '../machines/fixtures/shopper'
import { answersByPath } from '../support/answers-by-path'
import { gatewaysOver } from '../support/answering-http'
import { payingDeps } from './support/paying-deps'
import { sendingIn } from '../support/port-answer'

const { price } = ORDER
const ALL = { price, sum: price, bankPart: price, gate: undefined }
const BALANCE: BalanceSubmission = { ...ALL, method: 'balance', choice: undefined, question: { member: MEMBER, price } }
const TRANSFER: TransferSubmission = {
  ...ALL,
  method: 'bank-transfer',
  choice: 46,
  question: { member: MEMBER, price, bankId: 46, isBuyerProtected: false, clickedBanks: [] },
}

/** The calls that a payment of this kind sends for an order with this phone number. */
async function sentOf(given: string | undefined, submission: BalanceSubmission | TransferSubmission) {
  const http = answersByPath({
    '/fund/auth': { status: 'success', paymentId: '9' },
    '/initialize': { status: 'success', code: 'K7', bankTransferPaymentId: '5' },
  })
  const { payments, requestContext } = gatewaysOver(http)
  const transfers = createBankTransferGateway(requestContext)
  const deps = payingDeps({ payments, transfers, orderPhone: () => orderPhone(given) })
  await sendingIn(paymentLogic(deps)).send(submission)
  return http.calls.find(({ kind }) => kind === 'money')?.body
}

describe.each([
  ['from the balance (BAL-01~)', BALANCE],
  ['by a bank transfer (BANK-02~)', TRANSFER],
] as const)('a payment %s', (_, submission) => {
  it.each([
    ['+905559876543', '+905559876543'],
    ['0555 987 65 43', '+905559876543'],
    ['+4915112345678', '+4915112345678'],
    ['+90********43', MEMBER.gsmNumber],
    ['', MEMBER.gsmNumber],
    [undefined, MEMBER.gsmNumber],
  ])(`an order with the phone %j sends %s as its phone, and the member’s phone beside it`, async (given, told) => {
    expect(await sentOf(given, submission)).toMatchObject({ gsmNumber: told, memberGsmNumber: MEMBER.gsmNumber })
  })
})
