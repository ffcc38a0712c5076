import type { MadeMember } from './shopper'

export const MEMBER_PAYLOADS = [
  'register',
  'quickRegister',
  'gsmUpdate',
  'existence',
  'kyc',
  'appLink',
  'permission',
  'contact',
  'limit',
  'foreign',
  'preference',
] as const

type Payloads = Record<(typeof MEMBER_PAYLOADS)[number], Record<string, unknown>>

const CHANNEL = 'PAY_WITH_WALLET'

/** A person whom the provider does not know yet. */
export const STRANGER = {
  email: 'yeni.kisi@posta.example',
  phoneNumber: '+905619999999',
  buyerName: 'Ece',
  buyerSurname: 'Işık',
  registerChannel: CHANNEL,
  outlineAgreementStatus: 'ACCEPTED',
} as const

export const IDENTITY = {
  name: 'Deniz',
  surname: 'Yıldız',
  identityNumber: '10000000146',
  birthDate: '17/04/1988',
} as const

/** The payloads of the calls about members, with every required field. */
export function memberPayloads({ memberId, memberUserId, email, gsmNumber }: MadeMember): Payloads {
  return {
    register: STRANGER,
    quickRegister: STRANGER,
    gsmUpdate: { referenceCode: 'r', memberUserId, gsmNumber: STRANGER.phoneNumber, channelType: CHANNEL },
    existence: { gsmNumber },
    kyc: { channelType: CHANNEL, ...IDENTITY },
    appLink: { deviceType: 'web', linkType: 'android' },
    permission: { communicationsPermission: 'PERMITTED_ON_MODAL' },
    contact: { email, gsmNumber },
    limit: { memberId, amount: 100, currencyCode: 'TRY' },
    foreign: { locale: 'tr' },
    preference: { locale: 'tr' },
  }
}
