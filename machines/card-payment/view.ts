import type { SnapshotFrom } from 'xstate'
import type { CardBrand } from '../entities/card-brand'
import type { CardFaults } from '../entities/card'
import type { Money } from '../entities/money'
import type { Problem } from '../entities/problem'
import type { cardPaymentMachine } from './machine'
import { type PaymentFormField, firstFaultOf } from './rules'

export interface CardPaymentFormView {
  readonly brand: CardBrand | undefined
  readonly faults: CardFaults
  readonly isAgreed: boolean
  readonly isAgreementMissing: boolean
  readonly firstFault: PaymentFormField | undefined
  readonly problem: Problem | undefined
  readonly amount: Money
}

/** What the card method shows. `paying` keeps the form in place: nothing typed leaves the screen while we wait. */
export type CardPaymentView =
  | { readonly kind: 'openingWallet' }
  | { readonly kind: 'walletClosed'; readonly problem: Problem }
  | ({ readonly kind: 'choosing' | 'paying' } & CardPaymentFormView)

const NO_CARD_FAULTS: CardFaults = {}

export function cardPaymentView(snapshot: SnapshotFrom<typeof cardPaymentMachine>): CardPaymentView {
  const { card, isAgreed, showsFaults, problem, price } = snapshot.context
  if (snapshot.matches('openingWallet')) return { kind: 'openingWallet' }
  if (snapshot.matches('walletClosed')) {
    return { kind: 'walletClosed', problem: problem ?? { text: undefined, key: 'errors.generic' } }
  }
  return {
    kind: snapshot.matches('choosing') ? 'choosing' : 'paying',
    brand: card.brand,
    faults: showsFaults ? card.faults : NO_CARD_FAULTS,
    isAgreed,
    isAgreementMissing: showsFaults && !isAgreed,
    firstFault: showsFaults ? firstFaultOf(snapshot.context) : undefined,
    problem,
    amount: price,
  }
}
