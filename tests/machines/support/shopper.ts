import type { CardFacts } from '../../../machines/entities/card'
import type { Member, PendingCode } from '../../../machines/entities/member'
import type { Contact, Order } from '../../../machines/entities/order'
import type { Refusal } from '../../../machines/entities/problem'
import type { Receipt } from '../../../machines/entities/receipt'

/** What the shopper of these stories types, and who that turns out to be. */
export const TYPED: Contact = { email: 'ayse@shop.example', gsmNumber: '532 123 45 67' }

export const PENDING: PendingCode = {
  memberUserId: 'u',
  referenceCode: 'ref',
  gsmNumber: '+905321234567',
  email: 'ayse@shop.example',
  sentAt: 1_700_000_000_000,
  endsAt: 1_700_000_180_000,
}

export const MEMBER: Member = {
  memberId: '7',
  memberUserId: 'u',
  gsmNumber: '+905321234567',
  email: 'ayse@shop.example',
  kycLevel: 1,
}

export const ORDER: Order = {
  price: { minor: 248_050, currency: 'TRY' },
  contact: { email: 'order@shop.example', gsmNumber: '+905559876543' },
  buyer: { name: 'Ayşe', surname: 'Yılmaz' },
  merchantName: 'Çiçek Evi',
  merchantHost: 'www.shop.example',
  goBackUrl: 'https://www.shop.example/basket',
  isStepInfoVisible: true,
  isQuickLogin: false,
  isAgreementCheckedByDefault: false,
  endsAt: undefined,
  isFormTimeOnly: false,
}

/** The same with a time of its own. */
export const ORDER_WITH_TIME: Order = { ...ORDER, endsAt: 10_000_000 }

/** An order whose merchant did not say who is buying. */
export const ORDER_OF_NOBODY: Order = { ...ORDER, contact: { email: '', gsmNumber: '' } }

export const RECEIPT: Receipt = {
  paymentId: '99',
  paid: { minor: 248_050, currency: 'TRY' },
  callbackUrl: 'https://www.shop.example/callback',
}

export const REFUSAL: Refusal = { code: '10051', group: 'NOT_SUFFICIENT_FUNDS', message: 'Kart limiti yetersiz' }

/** A card that can be paid with, as far as a machine may know it. */
export const CARD: CardFacts = { brand: 'VISA', bin: '45435900', lastFour: '0006', faults: {} }

/** The same after the vault has forgotten its security code. */
export const CARD_WITHOUT_CODE: CardFacts = { ...CARD, faults: { cvc: 'validations.cvcRequired' } }
