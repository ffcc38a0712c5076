import * as v from 'valibot'
import { email, filled, payment, phone } from '../../request-fields'

export const payFromBalance = v.strictObject({
  ...payment,
  memberId: filled,
  memberEmail: email,
  gsmNumber: phone,
  memberGsmNumber: phone,
  authenticationToken: v.optional(filled),
})
