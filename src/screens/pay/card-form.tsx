import type { SubmitEvent } from 'react'
import type { CardPaymentFormView } from '../../../machines/card-payment/view'
import { stack } from '../../../styles/rhythm.css'
import { CheckBox } from '../../components/check-box/check-box'
import { useWords } from '../../words/use-words'
import type { CardPaymentActor } from './card-payment-actor'
import { NewCard } from './new-card'
import { pay } from './press-pay'
import { SavedCards } from './saved-cards'

export interface CardFormProps {
  readonly actor: CardPaymentActor
  readonly view: CardPaymentFormView
}

/** What to pay with, a saved card or a new one, and the agreement. */
export function CardForm({ actor, view }: CardFormProps) {
  const { say } = useWords()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    pay(actor)
  }
  const Part = view.isPayWithNewCardVisible ? NewCard : SavedCards
  return (
    <form className={stack} data-form="credit-card-form" noValidate onSubmit={submit}>
      <Part actor={actor} view={view} />
      <CheckBox
        field="agreement"
        label={say('payment.agreement')}
        checked={view.isAgreed}
        error={view.isAgreementMissing ? say('validations.agreementRequired') : undefined}
        onToggle={(isAgreed) => {
          actor.send({ type: 'shopper.agreed', isAgreed })
        }}
      />
      {/* Enter in a field pays, too: a form without a submit button of its own would not hear it. */}
      <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
    </form>
  )
}
