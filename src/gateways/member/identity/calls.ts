import type { InferInput } from 'valibot'
import type { AppLinkType, DeviceType } from '../../../../machines/entities/device'
import { call } from '../../described-call'
import { nothing, onlyField } from '../../fields'
import { channelOf } from '../../provider'
import type * as requests from '../../requests/member'
import { kycLevel as level } from '../login/answers'

/** The identity that the shopper typed (KYC-05). */
export interface Identity {
  readonly name: string
  readonly surname: string
  /** Eleven digits. */
  readonly identityNumber: string
  /** DD/MM/YYYY. */
  readonly birthDate: string
}

const PATH = '/api/v1/members-login/kyc-level'

const kycLevelSchema = onlyField('kycLevel', level)

/** Reads the member's KYC level. */
export const kycLevel = call({
  path: PATH,
  kind: 'read',
  by: 'member',
  body: ({ provider }): InferInput<typeof requests.kycLevel> => ({ channelType: channelOf(provider.product.slug) }),
  answer: () => kycLevelSchema,
})

/** Submits the member's identity and returns the new KYC level. The provider counts attempts, so the call is not a read. */
export const proveIdentity = call({
  path: PATH,
  kind: 'login',
  by: 'member',
  body: ({ provider }, identity: Identity): InferInput<typeof requests.proveIdentity> => ({
    channelType: channelOf(provider.product.slug),
    name: identity.name,
    surname: identity.surname,
    identityNumber: identity.identityNumber,
    birthDate: identity.birthDate,
  }),
  answer: () => kycLevelSchema,
})

/** Sends a link to the provider's app to the member's phone. */
export const sendAppLink = call({
  path: '/api/v1/members-auth/send-sms-app-link',
  kind: 'sms',
  by: 'member',
  body: (
    _,
    { deviceType, linkType }: { readonly deviceType: DeviceType; readonly linkType: AppLinkType },
  ): InferInput<typeof requests.sendAppLink> => ({ deviceType, linkType }),
  answer: () => nothing,
})
