import type { KycLevel } from '../entities/member'
import type { Money } from '../entities/money'
import type { PaymentTerms } from '../entities/payment-terms'
import { type Port, port } from '../support/port'

export type FundsAnswer = { kind: 'known'; balance: Money } | { kind: 'unknown' }

export type MemberLevelAnswer = { kind: 'known'; level: KycLevel } | { kind: 'unknown' }

/** What the order and the configuration say about paying. It was asked for long ago: nothing is waited for. */
export const readTerms: Port<PaymentTerms, undefined> = port('readTerms')

/** What the member has in the wallet (PAY-02); of several balances the one in the order's currency. */
export const askBalance: Port<FundsAnswer, { readonly currency: string }> = port('askBalance')

/** How well the provider knows the member (PAY-02). */
export const askMemberLevel: Port<MemberLevelAnswer, undefined> = port('askMemberLevel')
