import { CARD_FIELDS, type CardFacts, type CardField } from '../entities/card'

export interface PaymentForm {
  readonly card: CardFacts
  readonly isAgreed: boolean
}

export type PaymentFormField = CardField | 'agreement'

/** The first thing to put right, in the order of the form; `undefined` when the form can be paid with. */
export function firstFaultOf(form: PaymentForm): PaymentFormField | undefined {
  return CARD_FIELDS.find((field) => form.card.faults[field] !== undefined) ?? (form.isAgreed ? undefined : 'agreement')
}
