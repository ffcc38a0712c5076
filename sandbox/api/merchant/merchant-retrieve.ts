import * as v from 'valibot'
import { cardFacts } from '../../cards/card'
import { commissionOn } from '../../ledger/book'
import { toMajor } from '../../kernel/money'
import type { Attempt } from '../../records/attempt'
import { accountOf } from '../../orders/bank-accounts'
import { decisiveAttempt } from '../../orders/order'
import type { State } from '../../records/state'
import { done, failed } from '../../http/answer'
import { merchantEndpoint } from '../../http/endpoint'
import { retrieveSignature } from './answer-signature'
import { localeField, textField } from '../../http/payload'
import type { Order } from '../../records/order'

/** Returns the outcome of an order to a merchant's server. Without an attempt there is no `paymentStatus`. */
export const merchantRetrieve = merchantEndpoint({
  path: '/payment/iyzipos/checkoutform/auth/ecom/detail',
  schema: v.strictObject({
    locale: v.optional(localeField, 'tr'),
    conversationId: v.optional(textField),
    token: textField,
  }),
  handle: async (deps, { input }) => {
    const order = deps.state.orders.get(input.token)
    if (!order) return failed('5124')
    const { conversationId = '' } = input
    const attempt = decisiveAttempt(order)
    const head = { ...(conversationId === '' ? {} : { conversationId }), ...orderFacts(order) }
    if (!attempt) return done(head)
    const signature = await retrieveSignature(order, conversationId, attempt)
    const facts = { ...paymentFacts(attempt), ...transferFacts(deps.state, order, attempt), ...settlementFacts(order) }
    return done({ ...head, ...facts, signature })
  },
})

function orderFacts({ token, orderId, basketMinor, currency, callbackUrl }: Order): object {
  return { token, basketId: orderId, price: toMajor(basketMinor), currency, callbackUrl }
}

function paymentFacts(attempt: Attempt): object {
  const { paymentStatus, paymentId, authCode, errorCode, errorGroup, card, paidMinor, installment, member } = attempt
  return {
    paymentStatus,
    paidPrice: toMajor(paidMinor),
    installment,
    memberEmail: member.email,
    memberGsmNumber: member.gsmNumber,
    ...(card ? cardFacts(card) : {}),
    paymentId,
    ...(paymentStatus === 'FAILURE' ? { errorCode, errorGroup } : {}),
    ...(paymentStatus === 'SUCCESS'
      ? { authCode, phase: 'AUTH', fraudStatus: 1, iyziCommissionFee: toMajor(commissionOn(paidMinor)) }
      : {}),
  }
}

/** A seller who chooses the bank account also ends in `SUCCESS`: only the choice says whether the earnings moved. */
function settlementFacts({ settlement }: Order): object {
  return settlement?.chosen ? { settlementToBalanceType: settlement.chosen.type } : {}
}

function transferFacts({ transfers }: State, order: Order, { paymentId }: Attempt): object {
  const transfer = transfers.get(paymentId ?? '')
  const account = transfer && accountOf(order, transfer.bankId)
  if (!transfer || !account) return {}
  const { iban, legalCompanyTitle, bankName } = account.bank
  return { iban, legalCompanyTitle, bankName, referenceCode: transfer.code }
}
