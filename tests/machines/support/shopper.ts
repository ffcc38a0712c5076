import type { CardFacts } from '../../../machines/entities/card'
import { EMPTY_FORM, type EntryForm } from '../../../machines/entities/entry-form'
import type { ForeignBuyer, Member, PendingCode } from '../../../machines/entities/member'
import type { Contact, Order } from '../../../machines/entities/order'
import type { OrderLook } from '../../../machines/entities/order-look'
import type { Problem, Refusal } from '../../../machines/entities/problem'
import type { Receipt } from '../../../machines/entities/receipt'

/** What the shopper of these stories types, and who that turns out to be. */
export const TYPED: Contact = { email: 'ayse@shop.example', gsmNumber: '532 123 45 67' }

/** The form in which that stands, and nothing else. */
export const FILLED: EntryForm = { ...EMPTY_FORM, ...TYPED }

/** A form from which somebody can be registered. */
export const COMPLETE: EntryForm = { ...FILLED, name: 'Ayşe', surname: 'Yılmaz', agreement: true }

/** What is sent of it; neither of the permissions is ticked. */
export const APPLICANT = {
  email: COMPLETE.email,
  phone: '+905321234567',
  name: COMPLETE.name,
  surname: COMPLETE.surname,
  isDataUsePermitted: false,
  areMessagesPermitted: false,
  isQuick: false,
}

/** What a shopper with a phone of another country types. */
export const TYPED_ABROAD: Contact = { email: 'ayse@shop.example', gsmNumber: '+49 1512 3456789' }

/** The same number put in order. */
export const TIDY_ABROAD = { prefix: '+49', gsmNumber: '151 234 567 89' }

/** The form of somebody whose phone is of another country. */
export const FILLED_ABROAD: EntryForm = { ...FILLED, gsmNumber: '1512 3456789', prefix: '+49' }

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

export const FOREIGN_BUYER: ForeignBuyer = {
  memberId: undefined,
  gsmNumber: '+4915123456789',
  email: 'ayse@shop.example',
}

/** A merchant who wants a way back to the shop, and all else as usual. */
export const LOOK: OrderLook = { isReturnOffered: true, isCompact: false, isQrCodeOffered: true, campaign: undefined }

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
  hasTransfer: false,
  isFormTimeOnly: false,
  intoBalance: undefined,
  look: LOOK,
}

/** The same with a time of its own. */
export const ORDER_WITH_TIME: Order = { ...ORDER, endsAt: 10_000_000 }

/** One whose page asks for everything at once. */
export const QUICK_ORDER: Order = { ...ORDER, isQuickLogin: true }

/** An order whose merchant did not say who is buying. */
export const ORDER_OF_NOBODY: Order = {
  ...ORDER,
  contact: { email: '', gsmNumber: '' },
  buyer: { name: '', surname: '' },
}

export const RECEIPT: Receipt = {
  paymentId: '99',
  paid: { minor: 248_050, currency: 'TRY' },
  callbackUrl: 'https://www.shop.example/callback',
}

export const REFUSAL: Refusal = { code: '10204', group: 'UNKNOWN', message: 'İşlem onaylanmadı' }

/** Of a card that has too little behind it. */
export const SHORT_OF_FUNDS: Refusal = {
  ...{ code: '10051', group: 'NOT_SUFFICIENT_FUNDS', message: 'Kart limiti yetersiz, yetersiz bakiye' },
}

/** What is said of a payment that was looked for and not found. */
export const NOT_CHARGED: Problem = { text: undefined, key: 'errors.notCharged' }

/** A card that can be paid with, as far as a machine may know it. */
export const CARD: CardFacts = { brand: 'VISA', bin: '45435900', lastFour: '0006', faults: {} }

/** One of another bank. */
export const OTHER_CARD: CardFacts = { brand: 'MASTER', bin: '55496071', lastFour: '3771', faults: {} }

/** The first after the vault has forgotten its security code. */
export const CARD_WITHOUT_CODE: CardFacts = { ...CARD, faults: { cvc: 'validations.cvcRequired' } }
