import * as v from 'valibot'
import { paymentCard } from '../card/requests'
import { amount, channel, conversationId, currency, locale } from '../../request-fields'

export const bonus = v.strictObject({
  locale,
  conversationId,
  paidPrice: amount,
  paymentCard,
  currency,
  paymentChannel: channel,
})
