import * as v from 'valibot'
import { channel, filled } from '../../request-fields'

export const kycLevel = v.strictObject({ channelType: channel })

export const proveIdentity = v.strictObject({
  channelType: channel,
  name: filled,
  surname: filled,
  identityNumber: v.pipe(v.string(), v.regex(/^[1-9]\d{10}$/)),
  birthDate: v.pipe(v.string(), v.regex(/^\d{2}\/\d{2}\/\d{4}$/), v.description('DD/MM/YYYY')),
})

export const sendAppLink = v.strictObject({
  deviceType: v.picklist(['android', 'ios', 'web', 'windows mobile']),
  linkType: v.picklist(['ios', 'android']),
})
