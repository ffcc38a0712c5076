import * as v from 'valibot'
import { attemptOf } from '../../payments/waiting'
import { done, failed, refused } from '../../http/answer'
import { memberEndpoint } from '../../http/endpoint'
import { conversationIdField, textField } from '../../http/payload'

/** The shopper has noted the transfer's details and returns to the shop; the money arrives later. */
export const transferNotify = memberEndpoint({
  path: '/payment/bank-transfer/checkoutForm/notify',
  money: true,
  followsUp: true,
  schema: v.strictObject({ bankTransferPaymentId: textField, conversationId: conversationIdField }),
  handle: ({ state }, { input, order, session, now }) => {
    const transfer = state.transfers.get(input.bankTransferPaymentId)
    const attempt = attemptOf(order, input.bankTransferPaymentId)
    if (!transfer || !attempt || transfer.memberId !== session.memberId)
      return refused('wrong-identity', 'bankTransferPaymentId')
    if (attempt.errorCode !== undefined) return failed(attempt.errorCode, { group: attempt.errorGroup })
    transfer.notifiedAt ??= now
    return done({ token: order.token, callbackUrl: order.callbackUrl })
  },
})
