import * as v from 'valibot'
import { done } from '../../http/answer'
import { visitorEndpoint } from '../../http/endpoint'
import { emailField, phoneField } from '../../http/payload'

/** Replaces the contact details that the merchant sent. */
export const updateContact = visitorEndpoint({
  method: 'PUT',
  path: '/api/v1/checkout/update-contact',
  schema: v.strictObject({ email: emailField, gsmNumber: phoneField }),
  handle: (_, { input, order }) => {
    order.buyer = { ...order.buyer, ...input }
    return done({})
  },
})
