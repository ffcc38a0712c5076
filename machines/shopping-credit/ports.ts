import type { KycLevel, Member } from '../entities/member'
import type { Money } from '../entities/money'
import type { Refusal } from '../entities/problem'
import type { CreditBank, CreditPlan } from '../entities/shopping-credit'
import { type Port, port } from '../port'
import type { Turned } from './refusals'
import type { AcquirerId } from './rules'

export type CreditBanksAnswer = { kind: 'known'; banks: readonly CreditBank[] } | Turned

export type CreditPlansAnswer = { kind: 'known'; plans: readonly CreditPlan[] } | { kind: 'unknown' }

export type CreditValidationAnswer = { kind: 'validated'; creditId: string | undefined } | Turned

export type CreditApplicationAnswer =
  /** The bank has the next word; the world holds its form. */
  | { kind: 'redirected'; bankHost: string; paymentId: string | undefined }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'unknown' }

/** A bank decides about a credit, on its own page and in its own time: what became of it the order says, and never this machine. */
export interface ShoppingCreditOutput {
  kind: 'unknown'
}

export interface CreditOrder {
  readonly member: Member
  readonly price: Money
}

/** The banks that would lend for this price, or why none does (CRED-01, CRED-05). */
export const askCreditBanks: Port<CreditBanksAnswer, { level: KycLevel; price: Money }> = port('askCreditBanks')

/** How a bank would have this price paid back (CRED-02). What can't be had is `unknown`. */
export const askCreditPlans: Port<CreditPlansAnswer, { acquirerId: AcquirerId; price: Money }> = port('askCreditPlans')

/** Whether this order may be financed (CRED-03). The token that says so stays in the world. */
export const validateCredit: Port<CreditValidationAnswer, CreditOrder> = port('validateCredit')

/** One application, sent once, with the token of the last validation (CRED-04). */
export const applyForCredit: Port<CreditApplicationAnswer, CreditOrder & { acquirerId: AcquirerId }> =
  port('applyForCredit')
