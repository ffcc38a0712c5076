import { cardOf } from './test-cards.ts'
import type { Deps } from './deps.ts'
import type { SavedCard, Member } from './records.ts'

export interface WantedCard {
  readonly number: string
  readonly expireMonth?: string
  readonly expireYear?: string
  readonly lastPaidCard?: boolean
  readonly threeDSVerified?: boolean
}

export interface WantedMember {
  readonly email?: string
  readonly gsmNumber?: string
  readonly name?: string
  readonly surname?: string
  readonly kycLevel?: number
  readonly kycLimit?: number
  /** In the currency's major units: 150.25. */
  readonly balance?: number
  readonly cards?: readonly (string | WantedCard)[]
}

const savedCard = (deps: Deps, wanted: string | WantedCard, place: number): SavedCard => {
  const card = typeof wanted === 'string' ? { number: wanted } : wanted
  return {
    ...cardOf(card.number),
    cardToken: deps.uuid(),
    expireMonth: card.expireMonth ?? '12',
    expireYear: card.expireYear ?? String(new Date(deps.now()).getUTCFullYear() + 4),
    lastPaidCard: card.lastPaidCard ?? place === 0,
    threeDSVerified: card.threeDSVerified ?? true,
  }
}

export const keepCard = (deps: Deps, member: Member, card: WantedCard): void => {
  const kept = savedCard(deps, { ...card, lastPaidCard: true, threeDSVerified: card.threeDSVerified ?? false }, 0)
  member.cards = [kept, ...member.cards.map((other) => ({ ...other, lastPaidCard: false }))]
}

/** A payment with a saved card makes it the last paid one. */
export const markLastPaid = (member: Member, cardToken: string | undefined): void => {
  if (cardToken === undefined) return
  member.cards = member.cards.map((card) => ({ ...card, lastPaidCard: card.cardToken === cardToken }))
}

export const addMember = (deps: Deps, wanted: WantedMember, confirmed: boolean): Member => {
  const member: Member = {
    memberUserId: deps.uuid(),
    memberId: `10${deps.digits(6)}`,
    email: (wanted.email ?? `buyer${deps.digits(6)}@shop.example`).toLowerCase(),
    gsmNumber: wanted.gsmNumber ?? `+90532${deps.digits(7)}`,
    name: wanted.name ?? 'John',
    surname: wanted.surname ?? 'Doe',
    confirmed,
    kycLevel: wanted.kycLevel ?? 2,
    kycLimit: wanted.kycLimit === undefined ? Number.POSITIVE_INFINITY : Math.round(wanted.kycLimit * 100),
    balance: Math.round((wanted.balance ?? 0) * 100),
    cards: (wanted.cards ?? []).map((card, place) => savedCard(deps, card, place)),
  }
  deps.members.push(member)
  return member
}

const digits = (gsmNumber: string) => gsmNumber.replace(/\D/g, '')

export const memberOfPhone = (deps: Deps, gsmNumber: string): Member | undefined =>
  deps.members.find((member) => member.confirmed && digits(member.gsmNumber) === digits(gsmNumber))

export const memberOfEmail = (deps: Deps, email: string): Member | undefined =>
  deps.members.find((member) => member.confirmed && member.email === email.trim().toLowerCase())

export const memberOfId = (deps: Deps, memberId: string | undefined): Member | undefined =>
  deps.members.find((member) => member.memberId === memberId)

export const memberLoginDto = ({ memberUserId, memberId, gsmNumber, email, kycLevel }: Member) => ({
  memberUserId,
  memberId,
  gsmNumber,
  email,
  kycLevel,
})
