import * as v from 'valibot'
import { done } from '../answer'
import { visitorEndpoint } from '../endpoint'
import { emailField, phoneField } from '../payload'

/** The shopper is reached otherwise than the merchant thought. */
export const updateContact = visitorEndpoint({
  gateway: 'member',
  method: 'PUT',
  path: '/api/v1/checkout/update-contact',
  schema: v.strictObject({ email: emailField, gsmNumber: phoneField }),
  handle: (_, { input, order }) => {
    order.buyer = { ...order.buyer, ...input }
    return done({})
  },
})
