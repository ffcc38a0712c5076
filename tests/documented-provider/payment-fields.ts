import type { Fields } from './fields.ts'
import type { MemberMade } from './provider.ts'

export const channel = 'PAY_WITH_WALLET'
export const VISA = '4543590000000006'

export interface Shopper {
  readonly token: string
  readonly member: MemberMade
  accessToken: string
  memberToken: string
}

/** The fields that every card payment of a member sends. */
export const paying = ({ member, memberToken }: Shopper): Fields => ({
  locale: 'tr',
  paymentChannel: channel,
  memberId: member.memberId,
  memberToken,
  gsmNumber: member.gsmNumber,
  memberGsmNumber: member.gsmNumber,
  memberEmail: member.email,
  email: member.email,
  browserFingerprint: 'f',
  paidPrice: 150,
  installment: 1,
  conversationId: 'attempt-1',
  authenticationToken: memberToken,
})

export const newCard = (cardNumber = VISA): Fields => ({
  paymentCard: {
    cardHolderName: 'John Doe',
    cardNumber,
    expireMonth: '12',
    expireYear: '2040',
    cvc: '123',
    registerConsumerCard: false,
  },
})
