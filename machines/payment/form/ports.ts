import type { KycLevel } from '../../entities/member'
import type { Money } from '../../entities/money'
import type { NetworkState } from '../../entities/network'
import type { Problem } from '../../entities/problem'
import type { Submission } from '../attempt/ports'

/** Input that the forms of all methods share. */
export interface FormInput {
  readonly isAgreed: boolean
  /** The error of an earlier attempt, shown to the shopper. */
  readonly problem: Problem | undefined
  readonly network: NetworkState
}

/** Wallet facts from the provider; each is undefined until known. */
export interface WalletFacts {
  readonly balance: Money | undefined
  readonly level: KycLevel | undefined
}

/** Events by which the payment machine sends its facts to the open form. */
export type FormUpdate =
  | { type: 'agreement.updated'; isAgreed: boolean }
  | ({ type: 'wallet.updated' } & WalletFacts)
  | { type: 'network.changed'; is: NetworkState }
  /** The shopper chose another method. */
  | { type: 'form.left' }

/** A form makes no payment call. It ends with a submission, or is left for another form; either way it returns its draft. */
export type FormOutput<Drafts, Submitted extends Submission> =
  { kind: 'submitted'; submission: Submitted; drafts: Drafts } | { kind: 'left'; drafts: Drafts }
