import type { AppLinkType, DeviceType } from '../../entities/device'
import type { KycLevel } from '../../entities/member'
import type { Money } from '../../entities/money'
import type { PaymentTerms } from '../../entities/payment-terms'
import type { Problem, Refusal } from '../../entities/problem'
import type { SavedCard } from '../../entities/saved-card'
import { type Port, port } from '../../support/port'

/** The card source as the limits classify it; `card` is any card but the provider's own. */
export type GatedSource = 'card' | 'providerCard' | 'mixed' | 'balance'

export interface KycGateInput {
  readonly memberId: string
  /** Undefined if unknown; the gate then fetches it before it lets a payment through. */
  readonly level: KycLevel | undefined
  /** The level may have risen since it was read, as `KycFindings` has it. */
  readonly mayHaveRisen: boolean
  readonly source: GatedSource
  readonly amount: Money
  readonly terms: Pick<PaymentTerms, 'isMerchantTrusted' | 'isIdentityFormShown' | 'buyer' | 'device' | 'today'>
  /** What the shopper typed before they closed the form of an earlier attempt. In memory only. */
  readonly identity?: IdentityForm | undefined
}

/** What the gate learned about the member. */
export interface KycFindings {
  readonly level: KycLevel | undefined
  /** The shopper closed an identity check, whose proof may still count. The level was not read since. */
  readonly mayHaveRisen: boolean
  /** The member's cards, if they were fetched again. */
  readonly cards: readonly SavedCard[] | undefined
  /** The typed text of a form that did not open the gate. */
  readonly identity?: IdentityForm | undefined
}

export type KycGateOutput =
  | ({ kind: 'open' } & KycFindings)
  /** The shopper closed the identity check. */
  | ({ kind: 'declined' } & KycFindings)
  /** The gate could not determine whether the payment is allowed, so it is not. */
  | ({ kind: 'stopped'; problem: Problem } & KycFindings)

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

/** Checks whether this payment exceeds the member's limits (KYC-07). */
export const askLimit: Port<LimitAnswer, { memberId: string; amount: Money }> = port('askLimit')

/** Fetches the member's current level; after a limit violation also the managed cards (KYC-02). */
export const askLevel: Port<LevelAnswer, { areCardsAsked: boolean }> = port('askLevel')

/** Sends the member's identity to the provider (KYC-05). */
export const proveIdentity: Port<ProofAnswer, IdentityForm> = port('proveIdentity')

/** Sends a link to the provider's app to the member's phone (KYC-04). */
export const sendAppLink: Port<AppLinkAnswer, { deviceType: DeviceType; linkType: AppLinkType }> = port('sendAppLink')
