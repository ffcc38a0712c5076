import type { Asked } from './asked.ts'
import { type Answer, failure, success } from './envelope.ts'
import { amountOf, minorOf, textAt } from './fields.ts'
import { LOGIN_LIVES_IN_SECONDS } from './login.ts'
import { refuse } from './refusals.ts'
import { isProviderCard } from './test-cards.ts'
import type { Deps } from './deps.ts'
import type { Member, SavedCard } from './records.ts'

const itemOf = (card: SavedCard, deps: Deps) => {
  const expiry = Number(card.expireYear) * 12 + Number(card.expireMonth) - 1
  const today = new Date(deps.now())
  const month = today.getUTCFullYear() * 12 + today.getUTCMonth()
  return {
    cardToken: card.cardToken,
    binNumber: card.number.slice(0, 8),
    lastFourDigits: card.number.slice(-4),
    cardType: card.cardType,
    cardAssociation: card.cardAssociation,
    ...(card.cardFamily === undefined ? {} : { cardFamily: card.cardFamily }),
    ...(card.bankName === undefined ? {} : { cardBankName: card.bankName }),
    expireMonth: card.expireMonth,
    expireYear: card.expireYear,
    expired: expiry < month,
    willExpireSoon: expiry === month || expiry === month + 1,
    lastPaidCard: card.lastPaidCard,
    threeDSVerified: card.threeDSVerified,
    [`${deps.settings.product}Card`]: isProviderCard(card),
  }
}

/** Only the bearer's own data: another member's id in the body gives no access. */
const own = (asked: Asked): Member | undefined => {
  const memberId = textAt(asked.body, 'memberId')
  return memberId === undefined || memberId === asked.member?.memberId ? asked.member : undefined
}

export const cards = (asked: Asked, deps: Deps): Answer => {
  const member = own(asked)
  if (member === undefined) return failure('1001')
  const memberToken = deps.uuid()
  member.memberToken = memberToken
  return success({
    items: member.cards.map((card) => itemOf(card, deps)),
    memberToken,
    memberTokenExpireDate: deps.now() + LOGIN_LIVES_IN_SECONDS * 1000,
    systemTime: deps.now(),
  })
}

export const managementCards = ({ member }: Asked, deps: Deps): Answer =>
  success({ items: (member?.cards ?? []).map((card) => itemOf(card, deps)) })

/** The documents give the amount of a balance as text. */
export const balances = ({ member, order }: Asked, deps: Deps): Answer =>
  success({
    amount: amountOf(member?.balance ?? 0).toFixed(2),
    currencyCode: order.currency,
    lastUpdatedDate: deps.now(),
    provisionAmount: '0.00',
  })

export const kycLevel = ({ body, member }: Asked): Answer => {
  if (member === undefined) return failure('1001')
  if (body['identityNumber'] !== undefined) member.kycLevel = 2
  return success({ kycLevel: member.kycLevel })
}

export const kycLimit = (asked: Asked, deps: Deps): Answer => {
  const member = own(asked)
  const amount = minorOf(asked.body['amount'])
  if (member === undefined) return failure('1001')
  if (amount === undefined) return refuse(deps, asked, 'amount is no amount', '24')
  return success({ isKycViolated: member.kycLevel < 2 && amount > member.kycLimit })
}

export const appLink = (): Answer => success()

export const communicationsPermission = ({ body, member }: Asked): Answer => {
  const permission = textAt(body, 'communicationsPermission')
  if (member !== undefined && permission !== undefined) member.communicationsPermission = permission
  return success()
}

export const pwiPreference = ({ order }: Asked): Answer =>
  success(order.wanted.checkoutFormUrl === undefined ? {} : { paymentPageUrl: order.wanted.checkoutFormUrl })

export const foreignNumber = (asked: Asked): Answer => {
  asked.order.foreign = asked.order.wanted.checkoutFormUrl === undefined
  return pwiPreference(asked)
}
