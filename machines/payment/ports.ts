import type { KycLevel } from '../entities/member'
import type { Money } from '../entities/money'
import type { PaymentTerms } from '../entities/payment-terms'
import { type Port, port } from '../support/port'

export type FundsAnswer = { kind: 'known'; balance: Money } | { kind: 'unknown' }

export type MemberLevelAnswer = { kind: 'known'; level: KycLevel } | { kind: 'unknown' }

/** The order's terms. They are already loaded, so this resolves at once. */
export const readTerms: Port<PaymentTerms, undefined> = port('readTerms')

/** The member's balance (PAY-02). If there are several, the one in the order's currency. */
export const askBalance: Port<FundsAnswer, { readonly currency: string }> = port('askBalance')

/** The member's KYC level (PAY-02). */
export const askMemberLevel: Port<MemberLevelAnswer, undefined> = port('askMemberLevel')
