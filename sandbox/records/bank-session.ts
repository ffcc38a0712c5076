import type { Plan } from './plan'
import type { Language } from './language'

export type Verdict = 'verified' | 'unverified' | 'cancelled' | 'lapsed'

export interface BankSession {
  /** Identifies the session everywhere; its holder may answer. */
  readonly id: string
  readonly kind: 'threeDS' | 'bkm'
  readonly token: string
  readonly paymentId: string
  readonly locale: Language
  readonly openedAt: number
  readonly endsAt: number
  readonly gsmNumber: string
  readonly code: string
  readonly plan: Plan
  wrongTries: number
  /** Opened by the provider, asking the shopper, silent, answered by the bank, closed by the provider. */
  phase: 'opened' | 'asking' | 'silent' | 'answered' | 'closed'
  verdict: Verdict | undefined
}
