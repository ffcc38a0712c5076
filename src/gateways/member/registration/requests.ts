import * as v from 'valibot'
import { channel, email, filled, phone } from '../../request-fields'

export const register = v.strictObject({
  email,
  phoneNumber: phone,
  buyerName: filled,
  buyerSurname: filled,
  registerChannel: channel,
  outlineAgreementStatus: v.literal('ACCEPTED'),
  pdppPermission: v.optional(v.literal('PERMITTED_ON_REGISTER')),
  communicationsPermission: v.optional(v.literal('PERMITTED')),
})

export const quickRegister = register

export const checkExistence = v.strictObject({ gsmNumber: phone })
