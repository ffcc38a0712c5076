import * as v from 'valibot'
import { email, phone } from '../../request-fields'

export const permitMessages = v.strictObject({ communicationsPermission: v.literal('PERMITTED_ON_MODAL') })

export const updateContact = v.strictObject({ email, gsmNumber: phone })
