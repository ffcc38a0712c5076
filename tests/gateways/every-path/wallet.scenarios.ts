import { expect } from 'vitest'
import { balance, checkLimit } from '../../../src/gateways/consumer/balance/calls'
import { claimRefund } from '../../../src/gateways/consumer/refund/calls'
import { chooseSettlement } from '../../../src/gateways/consumer/settlement/calls'
import { payFromBalance } from '../../../src/gateways/payment/balance/calls'
import { notifyBankTransfer, startBankTransfer } from '../../../src/gateways/payment/bank-transfer/calls'
import { authoriseMix } from '../../../src/gateways/payment/card/calls'
import {
  outcome,
  refundDetail,
  refundOutcome,
  settlementDetail,
  settlementOutcome,
} from '../../../src/gateways/payment/order/calls'
import type { Chains } from '../support/driving'
import type { Shopper } from '../support/shoppers'

const lira = (minor: number) => ({ minor, currency: 'TRY' })

const PRICE = lira(248_000)
const PAYMENT_ID = expect.stringMatching(/^\d+$/) as string

const receiptOf = ({ order }: Shopper) => ({
  paymentId: PAYMENT_ID,
  paid: PRICE,
  callbackUrl: expect.stringContaining(order.orderId) as string,
})

/** The fields that a member's payment from the wallet carries. */
async function memberPayment(shopper: Shopper) {
  const { memberId, gsmNumber: memberGsmNumber } = shopper.member
  const { memberToken = '', ...payment } = await shopper.payment()
  return { ...payment, memberId, memberGsmNumber, memberToken }
}

export const walletChains: Chains = {
  'the balance is read, measured against the limit, and pays (GWY-09~, SBX-01~)': async (drive) => {
    const { arrive, good, refusal } = drive
    const shopper = await arrive({ member: { balance: 2500, kycLevel: 0 } })
    const payment = await memberPayment(shopper)
    const { memberId } = payment
    expect(await good(shopper, balance, { currency: 'TRY' })).toEqual(lira(250_000))
    expect(await good(shopper, checkLimit, { memberId, price: PRICE })).toBe(false)
    expect(await good(shopper, checkLimit, { memberId, price: lira(275_001) })).toBe(true)
    expect(await good(shopper, payFromBalance, payment)).toEqual(receiptOf(shopper))
    expect(await good(shopper, balance, { currency: 'TRY' })).toEqual(lira(2000))
    expect(await good(shopper, checkLimit, { memberId, price: PRICE })).toBe(true)

    const poor = await arrive({ member: { balance: 2479.99 } })
    expect(await refusal(poor, payFromBalance, await memberPayment(poor))).toEqual(['10051', 'NOT_SUFFICIENT_FUNDS'])
    const suspended = await arrive({ member: { suspended: true } })
    const login = await suspended.logIn()
    const asked = { memberId: login.member.memberId, price: PRICE }
    expect(await refusal(suspended, checkLimit, asked)).toEqual(['10630', 'MEMBER_SUSPENDED'])
    expect(await good(suspended, balance, { currency: 'TRY' })).toEqual(lira(0))
  },

  'the balance pays a part and a card the rest (GWY-09~)': async ({ arrive, good, refusal }) => {
    const shopper = await arrive({ member: { balance: 200, cards: [{ cardNumber: '5526080000000006' }] } })
    const balanceUsed = lira(10_000)
    const payment = { ...(await memberPayment(shopper)), balanceUsed }
    const tooMuch = { ...payment, submissionId: 'too-much', balanceUsed: lira(20_001) }
    expect(await refusal(shopper, authoriseMix, tooMuch)).toEqual(['10661', 'BALANCE_CHANGED'])
    // A bank redirects for a card that it does not know from the wallet.
    const { cardToken = '' } = shopper.member.cards[0] ?? {}
    const known = { ...payment, submissionId: 'a-known-card', card: { cardToken } }
    expect(await good(shopper, authoriseMix, payment)).toMatchObject({
      kind: 'redirected',
      page: { paymentId: PAYMENT_ID },
    })
    expect(await good(shopper, authoriseMix, known)).toEqual({ kind: 'paid', receipt: receiptOf(shopper) })
    expect(await good(shopper, balance, { currency: 'TRY' })).toEqual(lira(0))
  },

  'a bank transfer is begun, notified, and arrives (GWY-09~, SBX-01~)': async ({ arrive, good, refusal, sandbox }) => {
    const shopper = await arrive({ order: { init: { buyerProtectionEnabled: true } } })
    const { email, ...payment } = { ...(await memberPayment(shopper)), email: shopper.member.email }
    const order = { ...payment, email, bankId: 64, isBuyerProtected: true }
    const unknown = { ...order, submissionId: 'no-such-bank', bankId: 1 }
    expect(await refusal(shopper, startBankTransfer, unknown)).toEqual(['10671', 'BANK_NOT_FOUND'])
    const transfer = await good(shopper, startBankTransfer, order)
    expect(transfer).toEqual({ code: expect.stringMatching(/\S/) as string, bankTransferPaymentId: PAYMENT_ID })
    const { bankTransferPaymentId } = transfer
    const notice = { submissionId: 'a-notice', bankTransferPaymentId }
    expect(await good(shopper, notifyBankTransfer, notice)).toEqual({ callbackUrl: receiptOf(shopper).callbackUrl })
    expect(await good(shopper, outcome, { currency: 'TRY' })).toMatchObject({ paymentStatus: 'INIT_BANK_TRANSFER' })
    await sandbox.client.sendTransfer(shopper.token)
    expect(await good(shopper, outcome, { currency: 'TRY' })).toMatchObject({
      paymentStatus: 'SUCCESS',
      paymentId: bankTransferPaymentId,
      paid: PRICE,
    })
  },

  'a refund has its own detail call and is taken into the balance, once (GWY-09~, SBX-01~, BOOT-17~)': async (
    drive,
  ) => {
    const { good, refusal } = drive
    const shopper = await drive.arrive({ order: ({ memberId: payerId }) => ({ refund: { payerId } }) })
    const { order, init } = await good(shopper, refundDetail, {})
    expect(order).toMatchObject({ price: PRICE, contact: { email: shopper.member.email } })
    expect(init).toMatchObject({ refundToken: expect.any(String) as string, refundToBalanceUsed: true })
    await shopper.logIn()
    const { refundToken = '' } = init
    expect(await good(shopper, claimRefund, { submissionId: 'a-claim', refundToken, price: PRICE })).toEqual(PRICE)
    expect(await good(shopper, balance, { currency: 'TRY' })).toEqual(PRICE)
    const again = { submissionId: 'another', refundToken, price: PRICE }
    expect(await refusal(shopper, claimRefund, again)).toEqual(['10642', 'REFUND_ALREADY_CLAIMED'])
    expect(await good(shopper, refundDetail, {})).toMatchObject({ outcome: { paymentStatus: 'SUCCESS' } })
    expect(await good(shopper, refundOutcome, { currency: 'TRY' })).toMatchObject({
      paymentStatus: 'SUCCESS',
      paid: PRICE,
    })
  },

  'a settlement has its own detail call and goes to the balance, by one choice (GWY-09~, SBX-01~, BOOT-17~)': async (
    drive,
  ) => {
    const { arrive, good, refusal } = drive
    const shopper = await arrive({ order: { settlement: {} } })
    const { order, init } = await good(shopper, settlementDetail, {})
    expect(order.price).toEqual(PRICE)
    expect(init).toMatchObject({ settlementToken: expect.any(String) as string, settlementToBalanceUsed: true })
    await shopper.logIn()
    const { settlementToken = '' } = init
    const choice = { submissionId: 'a-choice', mode: 'ONE_TIME', settlementToken } as const
    expect(await good(shopper, chooseSettlement, choice)).toBe('ONE_TIME')
    expect(await good(shopper, balance, { currency: 'TRY' })).toEqual(PRICE)
    const again = { ...choice, submissionId: 'another' }
    expect(await refusal(shopper, chooseSettlement, again)).toEqual(['10651', 'SETTLEMENT_ALREADY_SET'])
    expect(await good(shopper, settlementDetail, {})).toMatchObject({ outcome: { paymentStatus: 'SUCCESS' } })
    expect(await good(shopper, settlementOutcome, { currency: 'TRY' })).toMatchObject({
      paymentStatus: 'SUCCESS',
      paid: PRICE,
    })
  },
}
