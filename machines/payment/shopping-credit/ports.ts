import type { KycLevel, Member } from '../../entities/member'
import type { Money } from '../../entities/money'
import type { CreditBank, CreditPlan } from '../../entities/shopping-credit'
import type { Submission } from '../attempt/ports'
import { type Port, port } from '../../support/port'
import type { AcquirerId, CreditRefusalAnswer } from './rules'

export type CreditBanksAnswer = { kind: 'known'; banks: readonly CreditBank[] } | CreditRefusalAnswer

export type CreditPlansAnswer = { kind: 'known'; plans: readonly CreditPlan[] } | { kind: 'unknown' }

/** The data of an application (CRED-03, CRED-04). */
export interface CreditQuestion {
  readonly member: Member
  readonly price: Money
  readonly acquirerId: AcquirerId
  readonly isOnlyForBankUsers: boolean
}

export type CreditSubmission = Submission<'shopping-credit', CreditQuestion>

/** Fetches the banks that lend for this price, or the reason why none does (CRED-01, CRED-05). */
export const askCreditBanks: Port<CreditBanksAnswer, { level: KycLevel; price: Money }> = port('askCreditBanks')

/** Fetches a bank's repayment plans for this price (CRED-02); `unknown` if the request fails. */
export const askCreditPlans: Port<CreditPlansAnswer, { acquirerId: AcquirerId; price: Money }> = port('askCreditPlans')
