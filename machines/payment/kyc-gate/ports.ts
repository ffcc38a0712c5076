import type { AppLinkType, DeviceType } from '../../entities/device'
import type { KycLevel } from '../../entities/member'
import type { Money } from '../../entities/money'
import type { PaymentTerms } from '../../entities/payment-terms'
import type { Problem, Refusal } from '../../entities/problem'
import type { SavedCard } from '../../entities/saved-card'
import { type Port, port } from '../../support/port'

/** What is to be paid with, as far as the limits ask. A card is any but the provider's own. */
export type GatedMeans = 'card' | 'providerCard' | 'mixed' | 'balance'

export interface KycGateInput {
  readonly memberId: string
  /** Undefined where it could not be found out; then it is asked for before anything is let through. */
  readonly level: KycLevel | undefined
  readonly means: GatedMeans
  /** The whole that is to be paid. */
  readonly amount: Money
  readonly terms: Pick<PaymentTerms, 'isMerchantTrusted' | 'isIdentityFormShown' | 'buyer' | 'device' | 'today'>
}

interface Found {
  /** The newest that is known. */
  readonly level: KycLevel | undefined
  /** The member's cards, where they were fetched again. */
  readonly cards: readonly SavedCard[] | undefined
}

export type KycGateOutput =
  | ({ kind: 'open' } & Found)
  /** The shopper has closed the question who they are. */
  | ({ kind: 'declined' } & Found)
  /** It could not be found out whether the payment is allowed: it is not. */
  | ({ kind: 'stopped'; problem: Problem } & Found)

/** The identity that the shopper typed (KYC-05). */
export interface IdentityForm {
  readonly name: string
  readonly surname: string
  readonly identityNumber: string
  /** DD/MM/YYYY. */
  readonly birthDate: string
}

export type LimitAnswer = { kind: 'within' } | { kind: 'violated' } | { kind: 'refused'; refusal: Refusal }

export type LevelAnswer =
  { kind: 'known'; level: KycLevel; cards: readonly SavedCard[] | undefined } | { kind: 'refused'; refusal: Refusal }

export type ProofAnswer = { kind: 'proven'; level: KycLevel } | { kind: 'refused'; refusal: Refusal }

export type AppLinkAnswer = { kind: 'sent' } | { kind: 'refused'; refusal: Refusal }

/** Whether paying this would go beyond what the member may (KYC-07). */
export const askLimit: Port<LimitAnswer, { memberId: string; amount: Money }> = port('askLimit')

/** The member's level as it is now; where a limit was met, the cards as they are managed, too (KYC-02). */
export const askLevel: Port<LevelAnswer, { areCardsAsked: boolean }> = port('askLevel')

/** Tells the provider who the member is (KYC-05). */
export const proveIdentity: Port<ProofAnswer, IdentityForm> = port('proveIdentity')

/** Has a link to the provider's app sent to the member's phone (KYC-04). */
export const sendAppLink: Port<AppLinkAnswer, { deviceType: DeviceType; linkType: AppLinkType }> = port('sendAppLink')
