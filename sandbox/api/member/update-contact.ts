import * as v from 'valibot'
import { done, failed } from '../../http/answer'
import { visitorEndpoint } from '../../http/endpoint'
import { emailField, phoneField } from '../../http/payload'

/** Replaces the contact details that the merchant sent. Only a payment may be made by a guest with a foreign number. */
export const updateContact = visitorEndpoint({
  method: 'PUT',
  path: '/api/v1/checkout/update-contact',
  schema: v.strictObject({ email: emailField, gsmNumber: phoneField }),
  handle: (_, { input, order }) => {
    if (order.purpose !== 'pay' && !input.gsmNumber.startsWith('+90')) return failed('10660')
    order.buyer = { ...order.buyer, ...input }
    return done({})
  },
})
