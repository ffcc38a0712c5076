import type { KycLevel } from '../../entities/member'
import type { Money } from '../../entities/money'
import type { NetworkState } from '../../entities/network'
import type { Problem } from '../../entities/problem'
import type { Submission } from './ports'

/** What the form of every method begins with. */
export interface FormInput {
  readonly isAgreed: boolean
  /** What a former try ended with, for the shopper to read. */
  readonly problem: Problem | undefined
  readonly network: NetworkState
}

/** What the provider says of the member's wallet; each undefined while it is not known. */
export interface WalletFacts {
  readonly balance: Money | undefined
  readonly level: KycLevel | undefined
}

/** The facts that the payment owns and sends to each form. */
export type FormTold =
  | { type: 'agreement.told'; isAgreed: boolean }
  | ({ type: 'wallet.told' } & WalletFacts)
  | { type: 'network.told'; is: NetworkState }
  /** Another method is to be shown in its place. */
  | { type: 'form.left' }

export type FormEnd = 'submitted' | 'left'

/** A form sends no call: it ends with what is to be sent, or is left for another form. Both carry what the form has learnt and chosen. */
export type FormOutput<Drafts, Submitted extends Submission> =
  { kind: 'submitted'; submission: Submitted; drafts: Drafts } | { kind: 'left'; drafts: Drafts }
